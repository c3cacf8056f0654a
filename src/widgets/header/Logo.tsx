import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import css from './Header.module.css';

export function Logo() {
  const { text } = useText();
  return (
    <Link to={urlOf('home')} className={css.logo} aria-label={text('LINK_LOGO', { name: site.name })}>
      <img src="/images/mark.svg" alt="" width={36} height={36} />
      <span>
        {site.name}
        <small>{text('TEXT_SLOGAN')}</small>
      </span>
    </Link>
  );
}
