import { Suspense, useState } from 'react';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { VehicleIcon } from '@/ui/icons';
import { LazyVehiclePicker } from './LazyVehiclePicker';
import css from './VehiclePicker.module.css';

/** Says which vehicle is in use, and opens the picker. */
export function VehicleButton({ compact = false }: { compact?: boolean }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const [isOpen, setOpen] = useState(false);
  const name = vehicle ? `${vehicle.make} ${vehicle.model} ${vehicle.year}` : text('BUTTON_SELECT_VEHICLE');
  return (
    <>
      <button
        type="button"
        className={compact ? css.compact : css.button}
        aria-label={vehicle ? text('BUTTON_CHANGE_VEHICLE', { vehicle: name }) : name}
        aria-haspopup="dialog"
        onClick={() => {
          dispatch(vehicles.formOpened());
          setOpen(true);
        }}
      >
        <VehicleIcon aria-hidden />
        {compact ? null : <span>{name}</span>}
        {compact && vehicle ? <span className={css.dot} /> : null}
      </button>
      <Suspense>{isOpen ? <LazyVehiclePicker onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
