import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, useMatch, type Path } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** URL inside this shop, made by `toUrl`. */
  to: string;
  replace?: boolean;
  state?: unknown;
  /** Called when the link navigates in this tab. */
  onFollow?: () => void;
}

/**
 * Whether a click is plain: with the primary button, and without a modifier key that would open a tab or save a file.
 */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Replaces react-router's Link, whose framework code adds 2 KB to every route. Does not use react-router's location
 * hooks, with which every link of the page would re-render on each navigation.
 */
export function Link({ to, replace, state, onFollow, onClick, target, children, ...attributes }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent) => {
    if (!isPlain(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // in replay mode the history has no location, so links do nothing
    const currentPath = (navigator as { location?: Path }).location;
    if (!currentPath) return;
    onFollow?.();
    // a link to the current URL replaces the history entry instead of adding one
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
 * Link with `aria-current` when it leads to the current page. With `within`, also when the current page's path begins
 * with the link's path.
 */
export function NavLink({ within = false, ...props }: LinkProps & { within?: boolean }) {
  const isCurrent = useMatch({ path: props.to, end: !within }) !== null;
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
