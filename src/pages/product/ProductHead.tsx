import type { Product } from '@/erp/rows/product';
import { splitName } from '@/erp/splitName';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Rating } from '@/ui/Rating';
import { LateGallery } from '@/widgets/gallery/LateGallery';
import { ProductFacts } from '@/widgets/product/ProductFacts';
import { ProductToggleButtons } from '@/widgets/product/ProductToggleButtons';
import { keepMeasures } from '@/widgets/product/keepMeasures';
import { FitmentNotice } from './FitmentNotice';
import { FitmentLine } from '@/widgets/product/FitmentLine';
import css from './ProductPage.module.css';
import { ShareButton } from './ShareButton';
import { translateKind } from './translateKind';
import { useRating } from './useRating';
import { WhatsappLink } from './WhatsappLink';

/** Number of key attributes in the page's head. The description and the specification list all attributes. */
export const keyFeatures = 5;

/** Gallery and buy box. If `whole` is true, parts that are below the fold on a phone are also rendered. */
export function ProductHead({ product, whole }: { product: Product; whole: boolean }) {
  'use memo';
  const { text, term } = useText();
  const { name, images, excerpt } = product;
  const kind = translateKind(name, term);
  const { rating, count } = useRating(product);
  return (
    <>
      <LateGallery name={name} images={images} zooms />
      <div className={css.facts}>
        <h1>{keepMeasures(splitName(name).what)}</h1>
        {kind ? <p className={css.kind}>{kind}</p> : null}
        <FitmentLine {...product} />
        <p className={css.line}>
          {rating !== null ? <Rating value={rating} label={text('TEXT_RATING', { rating })} /> : null}
          <Link to={`${toUrl('product', { slug: product.slug })}#reviews`}>
            {text(rating === null ? 'LINK_WRITE_FIRST_REVIEW' : 'TEXT_REVIEW_COUNT', { count })}
          </Link>
        </p>
        <FitmentNotice product={product} />
        {excerpt ? <p>{excerpt}</p> : null}
        {whole ? <Details product={product} /> : null}
      </div>
    </>
  );
}

function Details({ product }: { product: Product }) {
  const { text, term } = useText();
  const { name, attributes } = product;
  return (
    <>
      {attributes.length > 0 ? (
        <ul className={css.features} aria-label={text('HEADER_KEY_FEATURES')}>
          {attributes.slice(0, keyFeatures).map((attribute) => (
            <li key={attribute.group + attribute.name}>
              {term(attribute.name)}: <b>{term(attribute.value)}</b>
            </li>
          ))}
        </ul>
      ) : null}
      <ProductFacts product={product} />
      <div className={css.actions}>
        <ProductToggleButtons product={product} />
        <ShareButton name={name} />
        <WhatsappLink product={product} />
      </div>
    </>
  );
}
