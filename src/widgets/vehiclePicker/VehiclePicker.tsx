import { useState } from 'react';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button, IconButton } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { PlusIcon, TrashIcon } from '@/ui/icons';
import { VehicleForm } from './VehicleForm';
import css from './VehiclePicker.module.css';

/** The list of saved vehicles with "all vehicles", and the form that adds one; the form alone while there are none. */
export default function VehiclePicker({ onClose }: { onClose: () => void }) {
  const { text } = useText();
  const garage = useAppSelector(vehiclesSelectors.garage);
  const [panel, setPanel] = useState<'list' | 'form'>('list');
  const showsForm = panel === 'form' || garage.length === 0;
  return (
    <Dialog title={text('BUTTON_SELECT_VEHICLE')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose}>
      {showsForm ? (
        <>
          <VehicleForm onAdded={() => setPanel('list')} />
          {garage.length > 0 ? (
            <Button variant="ghost" onClick={() => setPanel('list')}>
              {text('BUTTON_BACK_TO_LIST')}
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <VehicleList />
          <Button variant="secondary" wide icon={<PlusIcon />} onClick={() => setPanel('form')}>
            {text('BUTTON_ADD_ANOTHER_VEHICLE')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

function VehicleList() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const garage = useAppSelector(vehiclesSelectors.garage);
  const current = useAppSelector(vehiclesSelectors.current);
  return (
    <fieldset className={css.list}>
      <legend>{text('TEXT_CURRENT_VEHICLE')}</legend>
      <label className={css.choice}>
        <input
          type="radio"
          name="vehicle"
          checked={current === null}
          onChange={() => dispatch(vehicles.vehicleSelected({ vehicle: null }))}
        />
        {text('TEXT_ALL_VEHICLES')}
      </label>
      {garage.map((vehicle) => (
        <div key={vehicle.id} className={css.row}>
          <label className={css.choice}>
            <input
              type="radio"
              name="vehicle"
              checked={current?.id === vehicle.id}
              onChange={() => dispatch(vehicles.vehicleSelected({ vehicle }))}
            />
            <span>
              {`${vehicle.year} ${vehicle.make} ${vehicle.model}`}
              <small>{vehicle.engine}</small>
            </span>
          </label>
          <IconButton
            label={text('BUTTON_REMOVE_PRODUCT', { name: `${vehicle.make} ${vehicle.model}` })}
            onClick={() => dispatch(vehicles.vehicleRemoved({ id: vehicle.id }))}
          >
            <TrashIcon />
          </IconButton>
        </div>
      ))}
    </fieldset>
  );
}
