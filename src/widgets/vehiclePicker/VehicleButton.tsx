import { Suspense, useState } from 'react';
import { vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { VehicleIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { LazyPickerPanels, LazyVehiclePicker, dispatchPickerOpened } from './LazyVehiclePicker';
import headerCss from '../header/Header.module.css';
import css from './VehicleButton.module.css';

/**
 * Button that shows the current vehicle and opens the picker. The picker is a panel (`dropdown`, desktop header) or a
 * dialog. A `compact` button shows only an icon.
 */
export function VehicleButton({
  compact = false,
  dropdown = false,
}: {
  compact?: boolean;
  dropdown?: boolean;
}) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const [isOpen, setOpen] = useState(false);
  const name = vehicle ? `${vehicle.make} ${vehicle.model} ${vehicle.year}` : text('BUTTON_SELECT_VEHICLE');
  const label = vehicle ? text('BUTTON_CHANGE_VEHICLE', { vehicle: name }) : name;
  const content = (
    <>
      <VehicleIcon aria-hidden />
      {compact ? null : <span>{name}</span>}
      {compact && vehicle ? <span className={css.dot} /> : null}
    </>
  );
  if (dropdown) {
    return (
      <Disclosure
        className={`${headerCss.holder} ${css.whole}`}
        buttonClass={css.button}
        panelClass={`${headerCss.panel} ${css.panel}`}
        label={label}
        button={content}
        onOpen={() => dispatchPickerOpened(dispatch)}
      >
        {(close) => (
          <section aria-label={text('BUTTON_SELECT_VEHICLE')}>
            <Suspense fallback={<Skeleton lines={4} />}>
              <LazyPickerPanels onDone={close} />
            </Suspense>
          </section>
        )}
      </Disclosure>
    );
  }
  return (
    <>
      <button
        type="button"
        className={compact ? css.compact : css.button}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          dispatchPickerOpened(dispatch);
          setOpen(true);
        }}
      >
        {content}
      </button>
      <Suspense>{isOpen ? <LazyVehiclePicker onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
