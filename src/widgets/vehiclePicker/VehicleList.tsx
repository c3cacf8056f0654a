import type { MouseEvent } from 'react';
import { formatVehicleName, vehicles, vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { Button, IconButton } from '@/ui/Button';
import { TrashIcon } from '@/ui/icons';
import { useTimeoutCallback } from '@/ui/useTimeout';
import css from './VehicleList.module.css';

/**
 * Milliseconds between a click and the closing of the list. Without this delay, the second click of a double click
 * would hit an element behind the list.
 */
const closeDelay = 10;

/**
 * Radio list of the saved vehicles and the current vehicle. A click or Enter selects a vehicle and closes the list. The
 * arrow keys only select a vehicle.
 */
export function VehicleList({ garage, onChosen }: { garage: readonly Vehicle[]; onChosen: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const closeSoon = useTimeoutCallback(closeDelay);
  const current = useAppSelector(vehiclesSelectors.current);
  const isSaved = (vehicle: Vehicle) => garage.some(({ id }) => id === vehicle.id);
  const listedVehicles = current && !isSaved(current) ? [current, ...garage] : garage;

  const remove = (vehicle: Vehicle, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    // before the removal, the focus moves to the button of the next or previous vehicle, or to the option for all
    // vehicles
    (neighbour?.querySelector('button') ?? row?.closest('fieldset')?.querySelector('input'))?.focus();
    dispatch(vehicles.vehicleRemoved({ id: vehicle.id }));
  };
  const choice = (vehicle: Vehicle | null, name: string, more: string | null) => (
    // keyboard users select the vehicle with the radio button in the label
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <label
      className={css.choice}
      onClick={(event) => {
        // arrow keys also fire click events; these events have the detail 0
        if (event.detail > 0) closeSoon(onChosen);
      }}
    >
      <input
        type="radio"
        name="vehicle"
        checked={current?.id === vehicle?.id}
        onChange={() => dispatch(vehicles.vehicleSelected({ vehicle }))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          closeSoon(onChosen);
        }}
      />
      <span>
        {name}
        {more === null ? null : <small>{more}</small>}
      </span>
    </label>
  );

  return (
    <fieldset className={css.list}>
      <legend>{text('TEXT_CURRENT_VEHICLE')}</legend>
      {choice(null, text('TEXT_ALL_VEHICLES'), null)}
      <ul>
        {listedVehicles.map((vehicle) => (
          <li key={vehicle.id} className={css.row}>
            {choice(vehicle, formatVehicleName(vehicle), vehicle.engine)}
            {isSaved(vehicle) ? (
              <IconButton
                label={text('BUTTON_REMOVE_PRODUCT', { name: formatVehicleName(vehicle) })}
                onClick={(event) => remove(vehicle, event)}
              >
                <TrashIcon />
              </IconButton>
            ) : (
              <Button
                variant="secondary"
                size="small"
                onClick={() => dispatch(vehicles.vehicleAdded({ vehicle }))}
              >
                {text('BUTTON_KEEP_VEHICLE')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
