import type { ComponentType } from 'react';
import { authSelectors } from '@/features/auth';
import { wishlist } from '@/features/lists';
import { toUrl, type KnownRoute } from '@/features/navigation';
import { vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { CartIcon, HeartIcon, UserIcon, VehicleIcon } from '@/ui/icons';
import { useCartSum } from '../display/useShownPrices';
import { CountBadge } from '../header/CountBadge';
import css from './MobileMenu.module.css';

interface Indicator {
  route: KnownRoute;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  words: string;
  /** Accessible name. Needed if the visible text does not contain the count. */
  label?: string;
  count: number;
}

/** Links to wishlist, account, cart and garage, with the numbers of items. */
export function MenuIndicators({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const wished = useAppSelector(wishlist.selectors.count);
  const { quantity, label: cartLabel } = useCartSum();
  const vehicles = useAppSelector(vehiclesSelectors.garage).length;
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const indicators: readonly Indicator[] = [
    {
      route: 'wishlist',
      Icon: HeartIcon,
      words: text('HEADER_WISHLIST'),
      label: text('LINK_WISHLIST', { count: wished }),
      count: wished,
    },
    {
      route: isSignedIn ? 'account' : 'login',
      Icon: UserIcon,
      words: text('TEXT_ACCOUNT'),
      count: 0,
    },
    {
      route: 'cart',
      Icon: CartIcon,
      words: text('TEXT_CART'),
      label: cartLabel,
      count: quantity,
    },
    {
      route: 'garage',
      Icon: VehicleIcon,
      words: text('LINK_GARAGE'),
      label: text('LINK_GARAGE_COUNT', { count: vehicles }),
      count: vehicles,
    },
  ];
  return (
    <ul className={css.indicators}>
      {indicators.map(({ route, Icon, words, label, count }) => (
        <li key={words}>
          <Link to={toUrl(route)} aria-label={label} onClick={onGone}>
            <Icon aria-hidden />
            <CountBadge of={count} />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
