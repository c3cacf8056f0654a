import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this shop: from `urlOf`, or an anchor of this page. */
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** react-router's link, of the same hooks, without what its framework adds to it: 2 KB on every route. */
export function Link({ to, replace, state, onClick, target, children, ...attributes }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });
  return (
    <a
      {...attributes}
      href={href}
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
export function NavLink({ within = false, ...props }: LinkProps & { to: string; within?: boolean }) {
  const isHere = useMatch({ path: props.to, end: !within }) !== null;
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
