import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { vehicleFormsSelectors, type FormPlace, type VehicleFormsState } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { Button } from '@/ui/Button';
import css from './VehicleForm.module.css';
import { VehicleSelects } from './VehicleSelects';
import { VinField } from './VinField';

interface Props {
  /** Place of the form. Forms in different places have separate states. */
  place: FormPlace;
  layout: 'search' | 'account' | 'modal';
  /** Inputs that are shown. In the finder, the selects and the VIN have separate tabs. */
  by?: 'both' | 'selects' | 'vin';
  /** Accessible name. Needed if no heading above the form names the form. */
  name?: string;
  button: string;
  onChosen: (vehicle: Vehicle) => void;
  /** Content between the fields and the button. */
  children?: ReactNode;
}

/**
 * Vehicle form: selects for year, make, model and engine, or a field for a VIN. If both name a vehicle, the VIN
 * decides.
 */
export function VehicleForm({ place, layout, by = 'both', name, button, onChosen, children }: Props) {
  const { text } = useText();
  const vehicle = useAppSelector((state: { vehicleForms: VehicleFormsState }) =>
    vehicleFormsSelectors.chosen(state, place),
  );
  const { vin } = useAppSelector((state: { vehicleForms: VehicleFormsState }) =>
    vehicleFormsSelectors.form(state, place),
  );
  const isSearch = layout === 'search';
  const isLookedUp = by !== 'selects' && (vin.status === 'waiting' || vin.status === 'asking');
  // if the user submits while the VIN is looked up, the submit continues when the vehicle is found
  const isPressed = useRef(false);
  const [isRefused, setRefused] = useState(false);
  const submitFound = useEffectEvent(() => {
    if (isPressed.current && vin.vehicle) onChosen(vin.vehicle);
    isPressed.current = false;
  });
  useEffect(() => {
    if (!isLookedUp) submitFound();
  }, [isLookedUp]);
  return (
    <form
      className={`${css.form} ${css[layout] ?? ''} ${by === 'vin' ? css.byVin : ''}`}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLookedUp) {
          isPressed.current = true;
          return;
        }
        if (vehicle) return onChosen(vehicle);
        // the finder's button is never disabled: while no vehicle is chosen, a click moves the focus to the next empty
        // field
        const open = [
          ...event.currentTarget.querySelectorAll<HTMLElement>('select:enabled, input[type=text]'),
        ];
        open.find((control) => 'value' in control && control.value === '')?.focus();
        setRefused(true);
      }}
    >
      {by === 'vin' ? null : <VehicleSelects place={place} />}
      {by === 'both' ? <p className={css.or}>{text('TEXT_OR')}</p> : null}
      {by === 'selects' ? null : <VinField place={place} />}
      {children}
      {isRefused && !vehicle && !isLookedUp ? (
        <p className={css.refusal} role="alert">
          {text(by === 'vin' ? 'ERROR_VIN_REQUIRED' : 'ERROR_VEHICLE_REQUIRED')}
        </p>
      ) : null}
      <Button type="submit" wide className={css.submit} disabled={!isSearch && !vehicle && !isLookedUp}>
        {button}
      </Button>
    </form>
  );
}
