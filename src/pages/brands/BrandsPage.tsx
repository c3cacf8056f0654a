import { contentSelectors, contentFeature } from '@/features/content';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Brand } from '@/shop/contentSchemas';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { BrandTile } from '@/widgets/brands/BrandTile';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { Page } from '@/widgets/shell/Page';
import { groupByLetter } from './byLetter';
import css from './BrandsPage.module.css';

/** Maximum number of brands for which the page shows no alphabet index. */
const maxWithoutIndex = 20;

export const features = [contentFeature];

/** Brands page, with an alphabet index of jump links. */
export default function BrandsPage() {
  const { text } = useText();
  const { status, items, failure } = useAppSelector(contentSelectors.brands);
  return (
    <Page title={text('LINK_BRANDS')} description={text('TEXT_BRANDS')}>
      <p className={css.intro}>{text('TEXT_BRANDS')}</p>
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {status === 'idle' || status === 'asking' ? (
        <div className={css.tiles} aria-busy>
          {Array.from({ length: 12 }, (_, tile) => (
            <Skeleton key={tile} height="block" />
          ))}
        </div>
      ) : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState icon={<SearchIcon aria-hidden />} title={text('TEXT_NO_BRANDS')} />
      ) : null}
      {items.length > maxWithoutIndex ? <Alphabet brands={items} /> : <Tiles brands={items} />}
    </Page>
  );
}

function Alphabet({ brands }: { brands: readonly Brand[] }) {
  const { text } = useText();
  const letters = groupByLetter(brands);
  return (
    <>
      <nav className={css.letters} aria-label={text('TEXT_ALPHABET')}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${getLetterId(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <Tiles brands={letters.flatMap((group) => group.brands)} letters={letters} />
    </>
  );
}

const getLetterId = (letter: string): string => `brands-${letter === '#' ? 'other' : letter}`;
const getJumpTarget = (letter: string | undefined): string | undefined =>
  letter === undefined ? undefined : getLetterId(letter);

/** One grid of all brands, without gaps between letters. A jump link leads to the first brand with its letter. */
function Tiles({
  brands,
  letters = [],
}: {
  brands: readonly Brand[];
  letters?: ReturnType<typeof groupByLetter>;
}) {
  const letterOf = new Map(letters.map((group) => [group.brands[0]?.slug, group.letter]));
  return (
    <ul className={css.tiles}>
      {brands.map((brand) => (
        <li key={brand.slug} id={getJumpTarget(letterOf.get(brand.slug))}>
          <BrandTile brand={brand} />
        </li>
      ))}
    </ul>
  );
}
