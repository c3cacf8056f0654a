import { Suspense } from 'react';
import { authSelectors } from '@/features/auth';
import { compare } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { site, telUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { CompareIcon, PhoneIcon } from '@/ui/icons';
import { lazyPart } from '../failure/lazyWithBoundary';
import { LanguageSwitch } from './LanguageSwitch';

const PriceSwitch = lazyPart(() => import('../display/PriceSwitch'));

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

/** Tools of the topbar: compare, currency and language. Accounts also have a switch for prices with or without IVA. */
export function Tools({ className }: { className: string }) {
  const { text } = useText();
  const compared = useAppSelector(compare.selectors.count);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  return (
    <ul className={className}>
      <li>
        <Link to={toUrl('compare')}>
          <CompareIcon aria-hidden />
          {text('LINK_COMPARE', { count: compared })}
        </Link>
      </li>
      <li>{text('TEXT_CURRENCY')}</li>
      {isSignedIn ? (
        <li>
          <Suspense>
            <PriceSwitch />
          </Suspense>
        </li>
      ) : null}
      <li>
        <LanguageSwitch />
      </li>
    </ul>
  );
}
