import { cartSelectors } from '@/features/cart';
import { compare, wishlist } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { recent, recentSelectors } from '@/features/recent';
import { vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import css from '@/widgets/form/Form.module.css';
import pageCss from './ProfilePage.module.css';

/** Privacy: lists the data that the shop stores, and where, and explains how to delete the data. */
export function StoredDataSection() {
  const { text, number } = useText();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(cartSelectors.lines).length;
  const wished = useAppSelector(wishlist.selectors.count);
  const compared = useAppSelector(compare.selectors.count);
  const vehicles = useAppSelector(vehiclesSelectors.garage).length;
  const searches = useAppSelector(recentSelectors.searchCount);
  const products = useAppSelector(recentSelectors.products).length;
  return (
    <section className={css.card}>
      <h2>{text('HEADER_KEPT')}</h2>
      <p className={css.muted}>{text('TEXT_KEPT')}</p>
      <ul className={pageCss.kept}>
        <li>
          <Link to={toUrl('cart')}>{text('TEXT_KEPT_CART')}</Link>
          <b>{number(lines)}</b>
        </li>
        <li>
          <Link to={toUrl('wishlist')}>{text('TEXT_KEPT_WISHLIST')}</Link>
          <b>{number(wished)}</b>
        </li>
        <li>
          <Link to={toUrl('compare')}>{text('TEXT_KEPT_COMPARE')}</Link>
          <b>{number(compared)}</b>
        </li>
        <li>
          <Link to={toUrl('garage')}>{text('LINK_GARAGE')}</Link>
          <b>{number(vehicles)}</b>
        </li>
        <li>
          {text('TEXT_KEPT_SEARCHES')}
          <b>{number(searches)}</b>
          <Button
            variant="ghost"
            size="small"
            aria-disabled={searches === 0}
            aria-label={text('BUTTON_CLEAR_SEARCHES')}
            onClick={() => dispatch(recent.searchesForgotten({ ofAll: true }))}
          >
            {text('BUTTON_FORGET')}
          </Button>
        </li>
        <li>
          {text('TEXT_KEPT_VIEWED')}
          <b>{number(products)}</b>
          <Button
            variant="ghost"
            size="small"
            aria-disabled={products === 0}
            aria-label={text('BUTTON_FORGET_VIEWED')}
            onClick={() => dispatch(recent.productsForgotten())}
          >
            {text('BUTTON_FORGET')}
          </Button>
        </li>
      </ul>
    </section>
  );
}
