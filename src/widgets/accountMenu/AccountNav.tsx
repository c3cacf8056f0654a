import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toUrl } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useText } from '@/shared/text';
import css from './AccountNav.module.css';
import { useAccountPlaces } from './useAccountPlaces';

/** The account's sections above each of its pages; where they do not fit side by side, the row slides. */
export default function AccountNav() {
  const { text } = useText();
  const places = useAccountPlaces();
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.clientWidth / 3;
  }, [pathname]);

  return (
    <nav className={css.nav} aria-label={text('TEXT_SECTIONS')}>
      <ul ref={row}>
        {places.map(([route, id]) => (
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
