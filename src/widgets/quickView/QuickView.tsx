import { Suspense } from 'react';
import { catalog, catalogSelectors } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Dialog } from '@/ui/Dialog';
import { Rating } from '@/ui/Rating';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import { LateGallery } from '../gallery/LateGallery';
import { FitTag } from '../product/FitTag';
import { Price, SignInForPrices } from '../product/Price';
import { ProductFacts } from '../product/ProductFacts';
import { ProductToggleButtons } from '../product/ProductToggleButtons';
import { StockTag } from '../product/StockTag';
import { FitmentLine } from '../product/FitmentLine';
import css from './QuickView.module.css';

const AddToCartForm = lazyPart(() => import('../product/AddToCartForm'));

/** Quick view of a product in a dialog. Navigation closes the dialog. */
export default function QuickView() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const product = useAppSelector(catalogSelectors.quickViewProduct);
  if (!product) return null;
  return (
    <Dialog
      wide
      title={product.name}
      closeLabel={text('BUTTON_CLOSE')}
      onClose={() => dispatch(catalog.quickViewClosed())}
    >
      <div className={css.columns}>
        <LateGallery name={product.name} images={product.images} />
        <div className={css.facts}>
          <FitmentLine {...product} />
          {product.rating !== null ? (
            <p className={css.tags}>
              <Rating value={product.rating} label={text('TEXT_RATING', { rating: product.rating })} />
              <span>{text('TEXT_REVIEW_COUNT', { count: product.reviews })}</span>
            </p>
          ) : null}
          <div className={css.tags}>
            <FitTag compatibility={product.compatibility} />
            <StockTag stock={product.stock} quantity={product.quantity} />
          </div>
          <p>{product.excerpt}</p>
          <ProductFacts product={product} />
          <Price product={product} large />
          <SignInForPrices />
          {product.priceWithoutIva === null ? null : (
            <Suspense fallback={<Skeleton height="control" />}>
              <AddToCartForm product={product} />
            </Suspense>
          )}
          <div className={css.toggles}>
            <ProductToggleButtons product={product} />
          </div>
          <Link to={toUrl('product', { slug: product.slug })}>{text('LINK_ALL_DETAILS')}</Link>
        </div>
      </div>
    </Dialog>
  );
}
