import { useText } from '@/shared/text';
import { Rating } from '@/ui/Rating';
import { badgeTexts } from '@/widgets/product/ProductBadges';
import { stockTexts } from '@/widgets/product/StockTag';
import { BrandFilter } from './BrandFilter';
import { useFacets } from './filterNames';
import { FilterChoice, FilterGroup } from './FilterGroup';
import css from './Filters.module.css';
import { PriceFilter } from './PriceFilter';
import type { ProductList } from './useProductList';
import { VehicleFilter } from './VehicleFilter';

/** All filters with the numbers of products. Only accounts see the filters for price and stock. */
export function Filters({ list }: { list: ProductList }) {
  const { text } = useText();
  const facets = useFacets(list);
  const { query, found, isSignedIn, filter } = list;
  const { filters } = query;

  /** Adds a value to a filter, or removes a value. The URL later lists the values in canonical order. */
  const toggleValue = <T,>(values: readonly T[], value: T, isOn: boolean): T[] =>
    isOn ? [...values, value] : values.filter((other) => other !== value);

  return (
    <div className={css.filters}>
      <VehicleFilter
        facet={facets.vehicle}
        isOn={filters.vehicle !== null}
        onChange={(vehicle) => filter({ vehicle })}
      />
      {isSignedIn ? (
        <PriceFilter range={filters.price} bounds={facets.price} onChange={(price) => filter({ price })} />
      ) : null}
      {facets.brand.length > 0 ? (
        <BrandFilter
          brands={facets.brand}
          chosen={filters.brand}
          onChange={(slug, isOn) => filter({ brand: toggleValue(filters.brand, slug, isOn) })}
        />
      ) : null}
      {facets.stock.length > 0 ? (
        <FilterGroup legend={text('TABLE_STOCK')}>
          {facets.stock.map(({ value, count }) => (
            <FilterChoice
              key={value}
              count={count}
              checked={filters.stock.includes(value)}
              onChange={(isOn) => filter({ stock: toggleValue(filters.stock, value, isOn) })}
            >
              {text(stockTexts[value])}
            </FilterChoice>
          ))}
        </FilterGroup>
      ) : null}
      {facets.rating.length > 0 ? (
        <FilterGroup legend={text('TEXT_FILTER_RATING')}>
          {facets.rating.map(({ value, count }) => (
            <FilterChoice
              key={value}
              count={count}
              checked={filters.rating.includes(value)}
              onChange={(isOn) => filter({ rating: toggleValue(filters.rating, value, isOn) })}
            >
              <span aria-hidden>
                <Rating value={value} label="" />
              </span>
              {text('TEXT_STARS', { stars: value })}
            </FilterChoice>
          ))}
        </FilterGroup>
      ) : null}
      {facets.badge.length > 0 ? (
        <FilterGroup legend={text('TEXT_FILTER_BADGE')}>
          {facets.badge.map(({ value, count }) => (
            <FilterChoice
              key={value}
              count={count}
              checked={filters.badge.includes(value)}
              onChange={(isOn) => filter({ badge: toggleValue(filters.badge, value, isOn) })}
            >
              {text(badgeTexts[value])}
            </FilterChoice>
          ))}
        </FilterGroup>
      ) : null}
      {found?.isCut ? <p className={css.note}>{text('TEXT_FACETS_OF_KNOWN')}</p> : null}
    </div>
  );
}
