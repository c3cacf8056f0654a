import { useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { site, telUrl, getWhatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon, WhatsappIcon } from '@/ui/icons';
import { ThemeSwitch } from '../display/ThemeSwitch';
import { Logo } from '../header/Logo';
import css from './Shell.module.css';

export default function Footer() {
  const { text } = useText();
  const { categories } = useDepartments();
  return (
    <footer className={css.footer} data-header="spaceship-three">
      <div>
        <section>
          <Logo />
          <p>{text('TEXT_FOOTER_ABOUT')}</p>
          <ThemeSwitch />
        </section>
        <section>
          <h2>{text('HEADER_CONTACT')}</h2>
          <ul>
            <li>
              <MapPinIcon aria-hidden />
              {site.address}
            </li>
            <li>
              <PhoneIcon aria-hidden />
              <a href={telUrl}>
                <bdi dir="ltr">{site.phone}</bdi>
              </a>
            </li>
            <li>
              <WhatsappIcon aria-hidden />
              <a href={getWhatsappUrl(text('TEXT_WHATSAPP_GREETING'))} rel="noreferrer" target="_blank">
                WhatsApp
              </a>
            </li>
            <li>
              <MailIcon aria-hidden />
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li>
              <ClockIcon aria-hidden />
              {text('TEXT_OPENING_HOURS', site.hours)}
            </li>
          </ul>
        </section>
        <nav aria-label={text('BUTTON_DEPARTMENTS')}>
          <h2>{text('BUTTON_DEPARTMENTS')}</h2>
          <ul>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={toUrl('category', { slug })}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={text('HEADER_INFORMATION')}>
          <h2>{text('HEADER_INFORMATION')}</h2>
          <ul>
            <li>
              <Link to={toUrl('shop')}>{text('LINK_SHOP')}</Link>
            </li>
            <li>
              <Link to={toUrl('brands')}>{text('LINK_BRANDS')}</Link>
            </li>
            <li>
              <Link to={toUrl('blog')}>{text('LINK_BLOG')}</Link>
            </li>
            <li>
              <Link to={toUrl('about')}>{text('LINK_ABOUT')}</Link>
            </li>
            <li>
              <Link to={toUrl('contact')}>{text('LINK_CONTACT')}</Link>
            </li>
            <li>
              <Link to={toUrl('privacy')}>{text('LINK_PRIVACY')}</Link>
            </li>
            <li>
              <Link to={toUrl('account')}>{text('LINK_MY_ACCOUNT')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
