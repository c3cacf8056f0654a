import { authSelectors } from '@/features/auth';
import { cart, cartBatchFeature, toCartProduct, cartSelectors, type LineRequest } from '@/features/cart';
import { catalogSelectors, listedFeature, type CatalogState } from '@/features/catalog';
import { wishlist } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { deepEqual } from '@/shared/deepEqual';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartIcon, HeartIcon, TrashIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { SignInForPrices } from '@/widgets/product/Price';
import { ListUndo } from '@/widgets/lists/ListUndo';
import { RecentlyViewed } from '@/widgets/product/RecentlyViewed';
import { Page } from '@/widgets/shell/Page';
import css from './WishlistPage.module.css';
import { WishlistRow } from './WishlistRow';

export const features = [cartBatchFeature, listedFeature];

/** Wishlist with today's price and stock. */
export default function WishlistPage() {
  const { text } = useText();
  const items = useAppSelector(wishlist.selectors.items);
  const removed = useAppSelector(wishlist.selectors.removed);
  const { status, failure } = useAppSelector(wishlist.selectors.refresh);
  return (
    <Page title={text('HEADER_WISHLIST')}>
      <ListUndo events={wishlist.events} removed={removed} />
      {items.length === 0 ? (
        <>
          <EmptyState
            icon={<HeartIcon aria-hidden />}
            title={text('TEXT_WISHLIST_EMPTY')}
            action={
              <Link to={toUrl('shop')} className={getButtonClass()}>
                {text('LINK_BROWSE_CATALOGUE')}
              </Link>
            }
          >
            {text('TEXT_WISHLIST_ADVICE')}
          </EmptyState>
          <RecentlyViewed />
        </>
      ) : (
        <>
          {status === 'failed' ? <FailureNote code={failure} /> : null}
          <Actions />
          <ul className={css.rows} aria-busy={status === 'asking' || undefined}>
            {items.map((item) => (
              <WishlistRow key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

/**
 * Button that adds one piece of each product to the cart. Products with options, and products without remaining stock,
 * are left out. Their number is shown beside the button.
 */
function Actions() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const items = useAppSelector(wishlist.selectors.items);
  const products = useAppSelector(
    (state: { catalog: CatalogState }) =>
      items.flatMap(({ slug }) => catalogSelectors.product(state, slug) ?? []),
    deepEqual,
  );
  const discount = useAppSelector(authSelectors.discount);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const inCart = useAppSelector(cartSelectors.lines);
  const lines = products.flatMap((product): LineRequest[] => {
    const cartProduct = toCartProduct(product, discount);
    const quantityInCart = inCart.reduce(
      (sum, line) => sum + (line.product.id === product.id ? line.quantity : 0),
      0,
    );
    return cartProduct && product.options.length === 0 && cartProduct.stock > quantityInCart
      ? [{ product: cartProduct, quantity: 1, options: [] }]
      : [];
  });
  const unavailableCount = products.length - lines.length;
  return (
    <div className={css.actions}>
      <p>
        {text('TEXT_PRODUCT_COUNT', { count: items.length })} <SignInForPrices />
        {isSignedIn && unavailableCount > 0 ? (
          <small>{text('TEXT_WISHLIST_LEFT', { count: unavailableCount })}</small>
        ) : null}
      </p>
      {isSignedIn && lines.length > 0 ? (
        <Button icon={<CartIcon aria-hidden />} onClick={() => dispatch(cart.linesAddRequested({ lines }))}>
          {text('BUTTON_ADD_ALL_TO_CART', { count: lines.length })}
        </Button>
      ) : null}
      <Button
        ref={moveFocusOnRemoval}
        variant="ghost"
        icon={<TrashIcon aria-hidden />}
        onClick={() => dispatch(wishlist.events.emptied())}
      >
        {text('BUTTON_EMPTY_LIST')}
      </Button>
    </div>
  );
}
