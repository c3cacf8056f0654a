import { vehiclesSelectors } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { VehicleButton } from '@/widgets/vehiclePicker/VehicleButton';
import { FilterChoice, FilterGroup } from './FilterGroup';
import { useVehicleName, type Facets } from './filterNames';

/**
 * Filter for products that fit the current vehicle. Without a vehicle, a button to choose a vehicle is shown. The URL
 * may filter for another vehicle.
 */
export function VehicleFilter({
  facet,
  isOn,
  onChange,
}: {
  facet: Facets['vehicle'];
  isOn: boolean;
  onChange: (vehicle: number | null) => void;
}) {
  const { text } = useText();
  const current = useAppSelector(vehiclesSelectors.current);
  const name = useVehicleName(facet?.value ?? null);
  return (
    <FilterGroup legend={text('TEXT_FILTER_VEHICLE')}>
      {facet ? (
        <FilterChoice
          isSwitch
          count={facet.count}
          checked={isOn}
          onChange={(wanted) => onChange(wanted ? facet.value : null)}
        >
          {current?.id === facet.value
            ? text('INPUT_ONLY_FITTING', { vehicle: name ?? '' })
            : text('INPUT_ONLY_FITTING_OTHER', { vehicle: name ?? text('TEXT_VEHICLE_OF_LINK') })}
        </FilterChoice>
      ) : (
        <p>{text('TEXT_FIT_FILTER_HINT')}</p>
      )}
      {current ? null : <VehicleButton />}
    </FilterGroup>
  );
}
