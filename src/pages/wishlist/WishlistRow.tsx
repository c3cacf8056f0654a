import { useId } from 'react';
import { catalogSelectors, type CatalogState } from '@/features/catalog';
import { wishlist, type ListedProduct, type ProductListState } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { TrashIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { AddToCart } from '@/widgets/product/AddToCart';
import { FitTag } from '@/widgets/product/FitTag';
import { Price } from '@/widgets/product/Price';
import { StockTag } from '@/widgets/product/StockTag';
import { ProductName } from '@/widgets/product/FitmentLine';
import css from './WishlistPage.module.css';

/**
 * Wishlist row with the product's data on the day of saving, and the product's data today. A discontinued product is
 * marked.
 */
export function WishlistRow({ item }: { item: ListedProduct }) {
  'use memo';
  const { text } = useText();
  const dispatch = useAppDispatch();
  const nameId = useId();
  const product = useAppSelector((state: { catalog: CatalogState }) =>
    catalogSelectors.product(state, item.slug),
  );
  const isGone = useAppSelector((state: { wishlist: ProductListState }) =>
    wishlist.selectors.gone(state).includes(item.id),
  );
  const { status } = useAppSelector(wishlist.selectors.refresh);
  const words = product ? [product.sku, product.brand?.name, product.partNumber] : [item.sku];
  return (
    <li className={css.row} aria-labelledby={nameId}>
      <Picture src={item.images[0] ?? ''} alt="" size={96} />
      <div className={css.words}>
        <Link id={nameId} to={toUrl('product', { slug: item.slug })}>
          <ProductName name={item.name} fitmentText={product?.fitmentText} />
        </Link>
        <small>{words.filter(Boolean).join(' · ')}</small>
        {product ? (
          <div className={css.tags}>
            <FitTag own compatibility={product.compatibility} />
            <StockTag stock={product.stock} quantity={product.quantity} />
          </div>
        ) : null}
        {isGone ? (
          <Tag tone="bad" icon="alert">
            {text('TEXT_PART_GONE')}
          </Tag>
        ) : null}
        {!product && status === 'asking' ? <Skeleton lines={1} /> : null}
      </div>
      <div className={css.price}>{product ? <Price product={product} /> : null}</div>
      <div className={css.controls}>
        {product ? <AddToCart product={product} /> : null}
        <Button
          ref={moveFocusOnRemoval}
          data-removes
          variant="ghost"
          size="small"
          icon={<TrashIcon aria-hidden />}
          aria-describedby={nameId}
          onClick={() => dispatch(wishlist.events.removeRequested({ id: item.id }))}
        >
          {text('BUTTON_REMOVE')}
        </Button>
      </div>
    </li>
  );
}
