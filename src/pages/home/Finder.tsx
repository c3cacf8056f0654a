import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { formatVehicleName, vehicles, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { Checkbox } from '@/ui/Field';
import { ChevronRightIcon, PlusIcon, VehicleIcon } from '@/ui/icons';
import { Tabs } from '@/ui/Tabs';
import { selectFittingParts } from '@/widgets/vehiclePicker/fittingParts';
import { VehicleForm } from '@/widgets/vehiclePicker/VehicleForm';
import css from './Finder.module.css';

type Way = 'saved' | 'selects' | 'vin';

/** The parts for a vehicle: one of the saved ones, one chosen step by step, or one known by its VIN. */
export default function Finder() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const garage = useAppSelector(vehiclesSelectors.garage);
  const whole = useRef<HTMLDivElement>(null);
  // who has saved vehicles begins with them; one that is saved later moves nothing under the pointer
  const [wanted, setWanted] = useState<Way>(garage.length > 0 ? 'saved' : 'selects');
  const [keeps, setKeeps] = useState(true);
  const way = garage.length > 0 || wanted !== 'saved' ? wanted : 'selects';
  const tabs: { name: Way; title: string }[] = [
    { name: 'selects', title: text('TEXT_FINDER_BY_VEHICLE') },
    { name: 'vin', title: text('TEXT_FINDER_BY_VIN') },
    ...(garage.length > 0 ? [{ name: 'saved' as const, title: text('LINK_GARAGE') }] : []),
  ];
  const find = (vehicle: Vehicle) => {
    dispatch(keeps ? vehicles.vehicleAdded({ vehicle }) : vehicles.vehicleSelected({ vehicle }));
    void navigate(selectFittingParts(vehicle));
  };

  const chooseOther = () => {
    // the button goes with its tab: the focus goes on to the first thing to choose
    flushSync(() => setWanted('selects'));
    whole.current?.querySelector('select')?.focus();
  };

  return (
    <div ref={whole} className={css.finder}>
      <Tabs label={text('TEXT_FINDER_TABS')} tabs={tabs} current={way} onChoose={setWanted}>
        {way === 'saved' ? (
          <SavedVehicles garage={garage} onOther={chooseOther} />
        ) : (
          <VehicleForm
            key={way}
            place={way === 'vin' ? 'heroVin' : 'hero'}
            by={way}
            layout="search"
            button={text('BUTTON_FIND_PARTS')}
            onChosen={find}
          >
            <div className={css.keep}>
              <Checkbox
                label={text('INPUT_KEEP_VEHICLE')}
                checked={keeps}
                onChange={(event) => setKeeps(event.target.checked)}
              />
            </div>
          </VehicleForm>
        )}
      </Tabs>
    </div>
  );
}

function SavedVehicles({ garage, onOther }: { garage: readonly Vehicle[]; onOther: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <ul className={css.saved}>
      {garage.map((vehicle) => (
        <li key={vehicle.id}>
          <Link
            to={selectFittingParts(vehicle)}
            onClick={() => dispatch(vehicles.vehicleSelected({ vehicle }))}
          >
            <VehicleIcon aria-hidden />
            <span>
              {formatVehicleName(vehicle)}
              <small>{vehicle.engine}</small>
            </span>
            <ChevronRightIcon aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={onOther}>
          <PlusIcon aria-hidden />
          {text('BUTTON_OTHER_VEHICLE')}
        </button>
      </li>
    </ul>
  );
}
