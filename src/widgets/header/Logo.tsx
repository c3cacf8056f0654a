import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import css from './Header.module.css';

export function Logo() {
  const { text } = useText();
  return (
    <Link to={toUrl('home')} className={css.logo} aria-label={text('LINK_LOGO', { name: site.name })}>
      <svg viewBox="0 0 40 40" aria-hidden>
        <path fill="currentColor" d="M9.2 5h12.4l-6.4 30H2.8zM21.2 24.8H33L30.8 35H19z" />
        <path d="M25.4 5h11.8l-3.4 16H22z" />
      </svg>
      <span>
        {site.name}
        <small>{text('TEXT_SLOGAN')}</small>
      </span>
    </Link>
  );
}
