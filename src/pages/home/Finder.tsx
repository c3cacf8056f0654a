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

/** Vehicle finder. The visitor chooses a saved vehicle, uses the selects, or enters a VIN. */
export default function Finder() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const garage = useAppSelector(vehiclesSelectors.garage);
  const container = useRef<HTMLDivElement>(null);
  // opens with the saved vehicles if there are any; if a vehicle is saved later, the tab does not change
  const [requestedTab, setWanted] = useState<Way>(garage.length > 0 ? 'saved' : 'selects');
  const [keeps, setKeeps] = useState(true);
  const tab = garage.length > 0 || requestedTab !== 'saved' ? requestedTab : 'selects';
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
    // the clicked button disappears with its tab, so the focus moves to the first select
    flushSync(() => setWanted('selects'));
    container.current?.querySelector('select')?.focus();
  };

  return (
    <div ref={container} className={css.finder}>
      <Tabs label={text('TEXT_FINDER_TABS')} tabs={tabs} current={tab} onChoose={setWanted}>
        {tab === 'saved' ? (
          <SavedVehicles garage={garage} onOther={chooseOther} />
        ) : (
          <VehicleForm
            key={tab}
            place={tab === 'vin' ? 'heroVin' : 'hero'}
            by={tab}
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

function SavedVehicles({
  garage,
  onOther: onChooseOther,
}: {
  garage: readonly Vehicle[];
  onOther: () => void;
}) {
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
        <button type="button" onClick={onChooseOther}>
          <PlusIcon aria-hidden />
          {text('BUTTON_OTHER_VEHICLE')}
        </button>
      </li>
    </ul>
  );
}
