import { compare } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { site, telUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { CompareIcon, PhoneIcon } from '@/ui/icons';
import { LanguageSwitch } from './LanguageSwitch';

/** Contact and order links of the topbar. */
export function ContactLinks({ className }: { className: string }) {
  const { text } = useText();
  return (
    <ul className={className}>
      <li>
        <a href={telUrl}>
          <PhoneIcon aria-hidden />
          <bdi dir="ltr">{site.phone}</bdi>
        </a>
      </li>
      <li>
        <Link to={toUrl('about')}>{text('LINK_ABOUT')}</Link>
      </li>
      <li>
        <Link to={toUrl('contact')}>{text('LINK_CONTACT')}</Link>
      </li>
      <li>
        <Link to={toUrl('orders')}>{text('LINK_MY_ORDERS')}</Link>
      </li>
    </ul>
  );
}

/** Compare, currency and language. */
export function Tools({ className }: { className: string }) {
  const { text } = useText();
  const compared = useAppSelector(compare.selectors.count);
  return (
    <ul className={className}>
      <li>
        <Link to={toUrl('compare')}>
          <CompareIcon aria-hidden />
          {text('LINK_COMPARE', { count: compared })}
        </Link>
      </li>
      <li>{text('TEXT_CURRENCY')}</li>
      <li>
        <LanguageSwitch />
      </li>
    </ul>
  );
}
