import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, useMatch, type Path } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** URL of a page in this shop. The function `toUrl` returns such URLs. */
  to: string;
  replace?: boolean;
  state?: unknown;
  /** Called when the link navigates in this tab. */
  onFollow?: () => void;
}

/**
 * Whether a click uses the primary button without a modifier key. With a modifier key, a click opens a tab or saves a
 * file.
 */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Replaces the Link of react-router, whose framework code adds 2 KB to every route. This link does not use
 * react-router's location hooks, because all links of the page would then re-render on each navigation.
 */
export function Link({ to, replace, state, onFollow, onClick, target, children, ...attributes }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent) => {
    if (!isPlain(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // in a replay the history has no location, so links do nothing
    const currentPath = (navigator as { location?: Path }).location;
    if (!currentPath) return;
    onFollow?.();
    // a link to the current URL adds no history entry
    if (replace ?? createPath(currentPath) === to) navigator.replace(to, state);
    else navigator.push(to, state);
  };
  return (
    <a
      {...attributes}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Link with `aria-current` if the link leads to the current page. With `within`, the path of the current page may also
 * begin with the path of the link.
 */
export function NavLink({ within = false, ...props }: LinkProps & { within?: boolean }) {
  const isCurrent = useMatch({ path: props.to, end: !within }) !== null;
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
