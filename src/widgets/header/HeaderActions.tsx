import { wishlist } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { HeartIcon } from '@/ui/icons';
import { AccountMenu } from '../accountMenu/AccountMenu';
import { DropdownCart } from '../dropdownCart/DropdownCart';
import { CountBadge } from './CountBadge';
import css from './Header.module.css';

/** Links to wishlist and account, and the cart with quantity and subtotal. */
export function HeaderActions() {
  return (
    <div className={css.indicators}>
      <WishlistLink />
      <AccountMenu />
      <DropdownCart />
    </div>
  );
}

function WishlistLink() {
  const { text } = useText();
  const wished = useAppSelector(wishlist.selectors.count);
  return (
    <Link
      to={toUrl('wishlist')}
      className={css.indicator}
      aria-label={text('LINK_WISHLIST', { count: wished })}
    >
      <HeartIcon aria-hidden />
      <CountBadge of={wished} />
    </Link>
  );
}
