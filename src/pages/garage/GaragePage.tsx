import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { VehicleIcon } from '@/ui/icons';
import { Tag } from '@/ui/Tag';
import { Page } from '@/widgets/shell/Page';
import { VehicleButton } from '@/widgets/vehiclePicker/VehicleButton';
import css from './GaragePage.module.css';

/** The saved vehicles: use one, or remove it. */
export default function GaragePage() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const garage = useAppSelector(vehiclesSelectors.garage);
  const current = useAppSelector(vehiclesSelectors.current);
  return (
    <Page title={text('LINK_GARAGE')}>
      {garage.length === 0 ? (
        <EmptyState
          icon={<VehicleIcon aria-hidden />}
          title={text('TEXT_GARAGE_EMPTY')}
          action={<VehicleButton />}
        >
          {text('TEXT_GARAGE_ADVICE')}
        </EmptyState>
      ) : (
        <ul className={css.garage}>
          {garage.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleIcon aria-hidden />
              <div>
                <strong>{`${vehicle.year} ${vehicle.make} ${vehicle.model}`}</strong>
                <span>{vehicle.engine}</span>
              </div>
              {current?.id === vehicle.id ? (
                <Tag tone="good" icon="check">
                  {text('TEXT_CURRENT_VEHICLE')}
                </Tag>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => dispatch(vehicles.vehicleSelected({ vehicle }))}
                >
                  {text('BUTTON_USE_VEHICLE')}
                </Button>
              )}
              <Button
                variant="ghost"
                size="small"
                onClick={() => dispatch(vehicles.vehicleRemoved({ id: vehicle.id }))}
              >
                {text('BUTTON_REMOVE')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
