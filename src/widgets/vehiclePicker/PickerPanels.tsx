import { useEffect, useRef, useState } from 'react';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { PlusIcon } from '@/ui/icons';
import { FailureNote } from '../failure/FailureNote';
import { getVehicleUrl } from './fittingParts';
import css from './PickerPanels.module.css';
import { VehicleForm } from './VehicleForm';
import { VehicleList } from './VehicleList';

/**
 * Vehicle list with the option "all vehicles", and the form that adds a vehicle. Without saved vehicles, only the form
 * is shown.
 */
export function PickerPanels({ onDone }: { onDone: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const garage = useAppSelector(vehiclesSelectors.garage);
  const current = useAppSelector(vehiclesSelectors.current);
  const hasFailed = useAppSelector(vehiclesSelectors.account)?.status === 'failed';
  const [requestedPanel, setWanted] = useState<'list' | 'form'>('list');
  const isEmpty = garage.length === 0 && current === null;
  const panel = requestedPanel === 'form' || isEmpty ? 'form' : 'list';

  const container = useRef<HTMLDivElement>(null);
  const previousPanel = useRef(panel);
  useEffect(() => {
    if (previousPanel.current === panel) return;
    previousPanel.current = panel;
    // the panel with the focused control was replaced, so the focus moves into the new panel
    container.current?.querySelector<HTMLElement>(panel === 'form' ? 'select' : 'input:checked')?.focus();
  }, [panel]);

  return (
    <div ref={container} className={css.panels}>
      {hasFailed ? <FailureNote code={null} /> : null}
      {panel === 'form' ? (
        <>
          <VehicleForm
            place="picker"
            layout="modal"
            name={text('HEADER_ADD_VEHICLE')}
            button={text('BUTTON_ADD_VEHICLE')}
            onChosen={(vehicle) => {
              dispatch(vehicles.vehicleAdded({ vehicle }));
              setWanted('list');
            }}
          />
          {isEmpty ? null : (
            <Button variant="ghost" onClick={() => setWanted('list')}>
              {text('BUTTON_BACK_TO_LIST')}
            </Button>
          )}
        </>
      ) : (
        <>
          <VehicleList garage={garage} onChosen={onDone} />
          {current ? (
            <Link to={getVehicleUrl(current)} className={getButtonClass({ wide: true })} onClick={onDone}>
              {text('LINK_VEHICLE_PARTS')}
            </Link>
          ) : null}
          <Button variant="secondary" wide icon={<PlusIcon />} onClick={() => setWanted('form')}>
            {text('BUTTON_ADD_ANOTHER_VEHICLE')}
          </Button>
        </>
      )}
    </div>
  );
}
