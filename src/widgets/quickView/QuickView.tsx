import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { catalog, catalogSelectors } from '@/features/catalog';
import { urlOf } from '@/features/navigation';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import { FitTag } from '../product/FitTag';
import { Price } from '../product/Price';
import { ProductFacts } from '../product/ProductFacts';
import { ProductToggles } from '../product/ProductToggles';
import { StockTag } from '../product/StockTag';
import css from './QuickView.module.css';

const Gallery = lazy(() => import('../gallery/Gallery'));
const AddToCartForm = lazy(() => import('../product/AddToCartForm'));

/** A part without leaving the list. Navigation closes it. */
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
        <Suspense fallback={<Skeleton square />}>
          <Gallery name={product.name} images={product.images} />
        </Suspense>
        <div className={css.facts}>
          <div className={css.tags}>
            <FitTag compatibility={product.compatibility} />
            <StockTag stock={product.stock} quantity={product.quantity} />
          </div>
          <p>{product.excerpt}</p>
          <ProductFacts product={product} />
          <Price product={product} large />
          {product.priceWithoutIva === null ? null : (
            <Suspense fallback={<Skeleton height="control" />}>
              <AddToCartForm product={product} />
            </Suspense>
          )}
          <div className={css.tags}>
            <ProductToggles product={product} />
          </div>
          <Link to={urlOf('product', { slug: product.slug })}>{text('LINK_ALL_DETAILS')}</Link>
        </div>
      </div>
    </Dialog>
  );
}
