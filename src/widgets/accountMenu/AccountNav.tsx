import { useEffect, useRef, type FocusEvent } from 'react';
import { useLocation } from 'react-router';
import { toUrl } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useText } from '@/shared/text';
import css from './AccountNav.module.css';
import { useAccountPlaces } from './useAccountPlaces';

/** Scrolls a link fully into view when the keyboard focuses the link. Browsers do not scroll a partly visible link. */
const showWhole = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Tabs of the account's sections. On narrow screens the row of tabs scrolls. */
export default function AccountNav() {
  const { text } = useText();
  const links = useAccountPlaces();
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const currentLink = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (currentLink && row.current)
      row.current.scrollLeft = currentLink.offsetLeft - row.current.clientWidth / 3;
  }, [pathname]);

  return (
    <nav className={css.nav} aria-label={text('TEXT_SECTIONS')}>
      <ul ref={row} onFocus={showWhole}>
        {links.map(([route, id]) => (
          <li key={route}>
            <NavLink to={toUrl(route)} within>
              {text(id)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
