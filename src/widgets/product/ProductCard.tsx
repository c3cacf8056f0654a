import { Link } from 'react-router';
import type { Product } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { urlOf } from '@/features/navigation';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { EyeIcon } from '@/ui/icons';
import { Picture } from '@/ui/Picture';
import { Rating } from '@/ui/Rating';
import { Tag } from '@/ui/Tag';
import { AddToCartButton } from './AddToCartButton';
import { FitTag } from './FitTag';
import { Price } from './Price';
import css from './ProductCard.module.css';
import { ProductToggles } from './ProductToggles';
import { StockTag } from './StockTag';

const badgeTexts = { sale: 'TEXT_BADGE_SALE', new: 'TEXT_BADGE_NEW', hot: 'TEXT_BADGE_HOT' } as const;

/** `grid`: a card among others; `list`: one a line, with its excerpt; `row`: one a line, as low as it can be. */
export type CardLayout = 'grid' | 'list' | 'row';

interface CardProps {
  product: Product;
  layout?: CardLayout;
  /** Its picture is on the first screen. */
  eager?: boolean;
  /** h2 where the page has no section head between. */
  heading?: 'h2' | 'h3';
}

/** A part as a list shows it: what it is, whether it fits, whether it can be had, and what it costs this person. */
export function ProductCard({ product, layout = 'grid', eager = false, heading: Heading = 'h3' }: CardProps) {
  'use memo';
  const { text } = useText();
  const dispatch = useAppDispatch();
  const to = urlOf('product', { slug: product.slug });
  const badges = product.badges.map((badge) => (
    <Tag key={badge} tone={badge === 'sale' ? 'action' : 'neutral'}>
      {text(badgeTexts[badge])}
    </Tag>
  ));
  return (
    <article className={`${css.card} ${css[layout]}`}>
      <div className={css.picture}>
        <Link to={to} tabIndex={-1} aria-hidden>
          <Picture src={product.images[0] ?? ''} alt="" eager={eager} />
        </Link>
        {layout === 'grid' ? <div className={css.badges}>{badges}</div> : null}
      </div>
      <div className={css.words}>
        <p className={css.code}>
          {product.sku}
          {product.brand ? ` · ${product.brand.name}` : ''}
        </p>
        <Heading className={css.name}>
          <Link to={to}>{product.name}</Link>
        </Heading>
        {product.rating !== null && layout !== 'row' ? (
          <p className={css.rating}>
            <Rating value={product.rating} label={text('TEXT_RATING', { rating: product.rating })} />
            <small>{text('TEXT_REVIEW_COUNT', { count: product.reviews })}</small>
          </p>
        ) : null}
        {layout === 'list' && product.excerpt ? <p className={css.excerpt}>{product.excerpt}</p> : null}
        <div className={css.tags}>
          <FitTag compatibility={product.compatibility} />
          <StockTag stock={product.stock} quantity={product.quantity} />
          {layout === 'grid' ? null : badges}
        </div>
      </div>
      <div className={css.foot}>
        <Price product={product} />
        <AddToCartButton product={product} />
        <div className={css.tools}>
          <ProductToggles product={product} />
          <IconButton
            label={text('BUTTON_QUICK_VIEW')}
            onClick={() => dispatch(catalog.quickViewOpened({ slug: product.slug }))}
          >
            <EyeIcon />
          </IconButton>
        </div>
      </div>
    </article>
  );
}
