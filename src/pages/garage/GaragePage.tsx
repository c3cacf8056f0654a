import { authSelectors } from '@/features/auth';
import { vehicleFormsFeature, vehicles, vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { EmptyState } from '@/ui/EmptyState';
import { VehicleIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { Page } from '@/widgets/shell/Page';
import { VehicleForm } from '@/widgets/vehiclePicker/VehicleForm';
import { GarageCard } from './GarageCard';
import css from './GaragePage.module.css';

export const features = [vehicleFormsFeature];

/** Garage page: saved vehicles with actions, and the form that adds a vehicle. */
export default function GaragePage() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const garage = useAppSelector(vehiclesSelectors.garage);
  const account = useAppSelector(vehiclesSelectors.account);
  const isKnown = useAppSelector(authSelectors.isKnown);
  const isWaiting = garage.length === 0 && (!isKnown || account?.status === 'asking');
  return (
    <Page title={text('LINK_GARAGE')}>
      {account?.status === 'failed' ? <FailureNote code={null} /> : null}
      <div className={css.columns}>
        <section className={css.saved} aria-label={text('HEADER_SAVED_VEHICLES')}>
          {isWaiting ? <Skeleton height="block" /> : null}
          {garage.length === 0 && !isWaiting ? (
            <EmptyState icon={<VehicleIcon aria-hidden />} title={text('TEXT_GARAGE_EMPTY')}>
              {text('TEXT_GARAGE_ADVICE')}
            </EmptyState>
          ) : null}
          <ul>
            {garage.map((vehicle) => (
              <GarageCard key={vehicle.id} vehicle={vehicle} />
            ))}
          </ul>
          {account ? null : <p className={css.muted}>{text('TEXT_GARAGE_OF_GUEST')}</p>}
        </section>
        <section className={css.add}>
          <h2>{text('HEADER_ADD_VEHICLE')}</h2>
          <VehicleForm
            place="garage"
            layout="account"
            name={text('HEADER_ADD_TO_GARAGE')}
            button={text('BUTTON_ADD_VEHICLE')}
            onChosen={(vehicle) => dispatch(vehicles.vehicleAdded({ vehicle }))}
          />
        </section>
      </div>
    </Page>
  );
}
