import { site, whatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon, WhatsappIcon } from '@/ui/icons';
import { Page } from '@/widgets/shell/Page';
import css from './ContactPage.module.css';

export default function ContactPage() {
  const { text } = useText();
  return (
    <Page title={text('LINK_CONTACT')} description={text('TEXT_CONTACT')}>
      <p>{text('TEXT_CONTACT')}</p>
      <ul className={css.ways}>
        <li>
          <WhatsappIcon aria-hidden />
          <a
            className={buttonClass()}
            href={whatsappUrl(text('TEXT_WHATSAPP_GREETING'))}
            target="_blank"
            rel="noreferrer"
          >
            {text('LINK_ASK_BY_WHATSAPP')}
          </a>
        </li>
        <li>
          <PhoneIcon aria-hidden />
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
        </li>
        <li>
          <MailIcon aria-hidden />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <MapPinIcon aria-hidden />
          {site.address}
        </li>
        <li>
          <ClockIcon aria-hidden />
          {text('TEXT_OPENING_HOURS', site.hours)}
        </li>
      </ul>
    </Page>
  );
}
