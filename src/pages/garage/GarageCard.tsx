import { useId } from 'react';
import { formatVehicleName, vehicles, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { Button, getButtonClass } from '@/ui/Button';
import { TrashIcon, VehicleIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { Tag } from '@/ui/Tag';
import { getVehicleUrl } from '@/widgets/vehiclePicker/fittingParts';
import css from './GaragePage.module.css';

export function GarageCard({ vehicle }: { vehicle: Vehicle }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const nameId = useId();
  const isCurrent = useAppSelector(vehiclesSelectors.current)?.id === vehicle.id;

  return (
    <li className={isCurrent ? css.current : ''} aria-labelledby={nameId}>
      <VehicleIcon aria-hidden />
      <div>
        <strong id={nameId}>{formatVehicleName(vehicle)}</strong>
        <small>{vehicle.engine}</small>
        {isCurrent ? (
          <Tag tone="good" icon="check">
            {text('TEXT_CURRENT_VEHICLE')}
          </Tag>
        ) : null}
      </div>
      <div className={css.ways}>
        <Link
          to={getVehicleUrl(vehicle)}
          className={getButtonClass({ size: 'small' })}
          aria-describedby={nameId}
          onClick={() => dispatch(vehicles.vehicleSelected({ vehicle }))}
        >
          {text('LINK_VEHICLE_PARTS')}
        </Link>
        <Button
          variant="secondary"
          size="small"
          aria-describedby={nameId}
          onClick={() => dispatch(vehicles.vehicleSelected({ vehicle: isCurrent ? null : vehicle }))}
        >
          {text(isCurrent ? 'BUTTON_STOP_USING_VEHICLE' : 'BUTTON_USE_VEHICLE')}
        </Button>
        <Button
          ref={moveFocusOnRemoval}
          data-removes
          variant="ghost"
          size="small"
          icon={<TrashIcon aria-hidden />}
          aria-describedby={nameId}
          onClick={() => dispatch(vehicles.vehicleRemoved({ id: vehicle.id }))}
        >
          {text('BUTTON_REMOVE')}
        </Button>
      </div>
    </li>
  );
}
