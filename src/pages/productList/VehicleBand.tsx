import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { VehicleIcon } from '@/ui/icons';
import { useFacets, useVehicleName } from './filterNames';
import css from './ProductListPage.module.css';
import type { ProductList } from './useProductList';

/** Name of the vehicle by which a list is sorted or filtered. A link turns the filter on or off. */
export function VehicleBand({ list }: { list: ProductList }) {
  const { text } = useText();
  const { vehicle: facet, without } = useFacets(list);
  const name = useVehicleName(facet?.value ?? null);
  if (!facet || name === null || list.found?.isCut) return null;
  const { filters, query, to } = list;
  const isOn = filters.vehicle === facet.value;
  const toggled = { page: 1, filters: { ...query.filters, vehicle: isOn ? null : facet.value } };
  const { count } = facet;
  return (
    <p className={css.band}>
      <VehicleIcon aria-hidden />
      <span>
        {text(isOn ? 'TEXT_ONLY_FITTING' : 'TEXT_FITTING_FIRST', { vehicle: name, count })}{' '}
        {isOn || count > 0 ? (
          <Link to={to(toggled)}>
            {isOn ? text('LINK_SHOW_ALL', { count: without.vehicle ?? 0 }) : text('LINK_ONLY_FITTING')}
          </Link>
        ) : null}
      </span>
    </p>
  );
}
