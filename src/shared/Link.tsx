import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, useMatch, type Path } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this shop: from `toUrl`. */
  to: string;
  replace?: boolean;
  state?: unknown;
  /** This tab goes there: the press asked for no other one. */
  onFollow?: () => void;
}

/** Not a press with another button, nor one that asks for another tab or a file. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * react-router's link without what its framework adds to it (2 KB on every route), and without the page's own address:
 * with its hooks, every link of the page would be drawn anew with each navigation.
 */
export function Link({ to, replace, state, onFollow, onClick, target, children, ...attributes }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent) => {
    if (!isPlain(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // every history says where it is; a page that shows a log has none, and goes nowhere
    const here = (navigator as { location?: Path }).location;
    if (!here) return;
    onFollow?.();
    // to where one is already is no step of the way back
    if (replace ?? createPath(here) === to) navigator.replace(to, state);
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

/** A link that says when the person is there; with `within`, also when they are somewhere below. */
export function NavLink({ within = false, ...props }: LinkProps & { within?: boolean }) {
  const isHere = useMatch({ path: props.to, end: !within }) !== null;
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
