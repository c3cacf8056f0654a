import { useEffect, useRef } from 'react';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { focusContent } from '@/ui/focusContent';
import { CloseIcon } from '@/ui/icons';
import { getVehicleUrl } from '@/widgets/vehiclePicker/fittingParts';
import { useFiltersOn, useKnownVehicle } from './filterNames';
import css from './Filters.module.css';
import type { ProductList } from './useProductList';

/**
 * Chips of the active filters. A chip has a button that removes its filter; the focus then moves to the next chip. The
 * chip of a vehicle links to the vehicle's page.
 */
export function FilterChips({ list }: { list: ProductList }) {
  const { text } = useText();
  const filtersOn = useFiltersOn(list);
  const vehicle = useKnownVehicle(list.filters.vehicle);
  const chips = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const { category, query, change, filter, clear } = list;
  const all = [
    ...(category !== null && query.search
      ? [{ key: 'search', name: `«${query.search}»`, remove: () => change({ page: 1, search: '' }) }]
      : []),
    ...filtersOn.map(({ key, name, without }) => ({ key, name, remove: () => filter(without) })),
  ];

  useEffect(() => {
    if (removed.current === null) return;
    // the button that removes all filters comes after the last chip
    chips.current?.querySelectorAll('button')[removed.current]?.focus();
    removed.current = null;
  }, [all.length]);

  return (
    <ul ref={chips} className={css.chips} aria-label={text('TEXT_ACTIVE_FILTERS')}>
      {all.map(({ key, name, remove }, index) => (
        <li key={key}>
          <button
            type="button"
            className={css.chip}
            aria-label={text('BUTTON_REMOVE_FILTER', { name })}
            onClick={() => {
              if (all.length === 1) focusContent();
              else removed.current = index;
              remove();
            }}
          >
            {name}
            <CloseIcon aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            focusContent();
            clear();
          }}
        >
          {text('BUTTON_REMOVE_ALL')}
        </Button>
      </li>
      {vehicle ? (
        <li>
          <Link to={getVehicleUrl(vehicle)}>
            {text('LINK_PARTS_BY_CATEGORY', { vehicle: vehicle.model })}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
