import { useState } from 'react';
import { toUrl } from '@/features/navigation';
import { joinByCommas } from '@/shared/commaList';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import type { Brand } from '@/shop/contentSchemas';
import { Image } from '@/ui/Image';
import css from './BrandTile.module.css';

/** Brand with logo and country. The tile links to the brand's products. */
export function BrandTile({ brand: { slug, name, country: code, image } }: { brand: Brand }) {
  const { country } = useText();
  const [isBroken, setBroken] = useState(false);
  return (
    <Link className={css.tile} to={toUrl('search', {}, { search: name, filter_brand: joinByCommas([slug]) })}>
      <span className={css.mark}>
        {image && !isBroken ? (
          <Image
            src={image}
            alt=""
            width={240}
            height={96}
            sizes="240px"
            loading="lazy"
            onError={() => setBroken(true)}
          />
        ) : (
          <span aria-hidden className={css.drawn}>
            {name}
          </span>
        )}
      </span>
      <strong>{name}</strong>
      {code ? <small>{country(code)}</small> : null}
    </Link>
  );
}
