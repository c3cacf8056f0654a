import { Suspense, useState } from 'react';
import type { Compatibility } from '@/erp/rows/product';
import { formatVehicleName, vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { VehicleIcon } from '@/ui/icons';
import { FitTag } from '@/widgets/product/FitTag';
import { LazyVehiclePicker, dispatchPickerOpened } from '@/widgets/vehiclePicker/LazyVehiclePicker';
import css from './Panels.module.css';

/** Fitment for the current vehicle, with a button to choose another vehicle. */
export function OwnVehicle({ compatibility }: { compatibility: Compatibility }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={css.own}>
      <VehicleIcon aria-hidden />
      {vehicle ? (
        <p>
          <strong>{formatVehicleName(vehicle)}</strong> {vehicle.engine}
        </p>
      ) : (
        <p>{text('TEXT_CHOOSE_VEHICLE_TO_CHECK')}</p>
      )}
      <FitTag compatibility={compatibility} />
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          dispatchPickerOpened(dispatch);
          setChoosing(true);
        }}
      >
        {text(vehicle ? 'BUTTON_CHOOSE_OTHER_VEHICLE' : 'BUTTON_CHOOSE_VEHICLE')}
      </Button>
      <Suspense>{isChoosing ? <LazyVehiclePicker onClose={() => setChoosing(false)} /> : null}</Suspense>
    </div>
  );
}
