import { memo, Suspense } from 'react';
import type { Product } from '@/erp/rows/product';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import { Rating } from '@/ui/Rating';
import { lazyPart, renderNothing } from '../failure/lazyWithBoundary';
import { AddToCart } from './AddToCart';
import { cardSizes } from './cardSizes';
import { FitTag } from './FitTag';
import { Price } from './Price';
import { ProductBadges } from './ProductBadges';
import css from './ProductCard.module.css';
import { ProductName } from './FitmentLine';
import { ProductTools } from './ProductTools';
import { StockTag } from './StockTag';

/**
 * Layouts of cards. `grid`: a card among others. `features`: like `grid`, with key attributes. `list`: one card per
 * row, with excerpt. `horizontal`: a small card for columns. For a table, see `ProductTable`.
 */
export type CardLayout = 'grid' | 'features' | 'list' | 'horizontal';

const KeyAttributes = lazyPart(() => import('./KeyAttributes'), renderNothing);

interface CardProps {
  product: Product;
  layout?: CardLayout;
  /** Whether the card is above the fold. If so, its picture loads eagerly. */
  eager?: boolean;
  /** Level of the heading: h2 if the page has no section heading above the card. */
  heading?: 'h2' | 'h3';
}

/**
 * Product card with fitment, stock and the customer's price. Memoized, so that a list re-renders only the products that
 * changed.
 */
export const ProductCard = memo(function ProductCard({
  product,
  layout = 'grid',
  eager = false,
  heading: Heading = 'h3',
}: CardProps) {
  'use memo';
  const { text } = useText();
  const to = toUrl('product', { slug: product.slug });
  const isUpright = layout === 'grid' || layout === 'features';
  const badges = <ProductBadges badges={product.badges} />;
  return (
    <article className={`${css.card} ${isUpright ? css.upright : css[layout]}`}>
      <div className={css.picture}>
        <Link to={to} tabIndex={-1} aria-hidden>
          <Picture
            src={product.images[0] ?? ''}
            alt=""
            eager={eager}
            sizes={isUpright ? cardSizes : '160px'}
          />
        </Link>
        {isUpright ? <div className={css.badges}>{badges}</div> : null}
      </div>
      <div className={css.words}>
        <ProductCodes product={product} />
        <Heading className={css.name}>
          <Link to={to}>
            <ProductName {...product} />
          </Link>
        </Heading>
        {product.rating !== null ? (
          <p className={css.rating}>
            <Rating value={product.rating} label={text('TEXT_RATING', { rating: product.rating })} />
            <small>{text('TEXT_REVIEW_COUNT', { count: product.reviews })}</small>
          </p>
        ) : null}
        {layout === 'list' && product.excerpt ? <p className={css.excerpt}>{product.excerpt}</p> : null}
        {layout === 'features' ? (
          <Suspense fallback={<p style={{ height: 110 }} />}>
            <KeyAttributes product={product} />
          </Suspense>
        ) : null}
        <div className={css.tags}>
          <FitTag compatibility={product.compatibility} />
          <StockTag stock={product.stock} quantity={product.quantity} isAwaited={product.awaitsPrices} />
          {isUpright ? null : badges}
        </div>
      </div>
      <div className={css.foot}>
        <Price product={product} />
        <AddToCart product={product} />
        {/* the tools come after the part's name in the document, even if CSS draws the tools over the picture */}
        <div className={css.tools}>
          <ProductTools product={product} />
        </div>
      </div>
    </article>
  );
});

/** Brand, part number and sku. An upright card shows only those that fit on one line. */
function ProductCodes({ product: { sku, brand, partNumber } }: { product: Product }) {
  const { text } = useText();
  return (
    <p className={css.code}>
      {brand ? <b>{brand.name}</b> : null}
      {partNumber ? <span title={text('TEXT_PART_NUMBER', { number: partNumber })}>{partNumber}</span> : null}
      <span>{sku}</span>
    </p>
  );
}
