import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { vehicleFormsSelectors, type FormPlace, type VehicleFormsState } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { Button } from '@/ui/Button';
import css from './VehicleForm.module.css';
import { VehicleSelects } from './VehicleSelects';
import { VinField } from './VinField';

interface Props {
  /** Each place has a form of its own, so that two on the screen do not disturb each other. */
  place: FormPlace;
  layout: 'search' | 'account' | 'modal';
  /** What it asks for; the finder has a tab for each. */
  by?: 'both' | 'selects' | 'vin';
  /** Its name, where nothing around it has one that says as much. */
  name?: string;
  button: string;
  onChosen: (vehicle: Vehicle) => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** The way to a vehicle: year, make, model, engine, or a VIN; the one found by VIN beats the chosen one. */
export function VehicleForm({ place, layout, by = 'both', name, button, onChosen, children }: Props) {
  const { text } = useText();
  const vehicle = useAppSelector((state: { vehicleForms: VehicleFormsState }) =>
    vehicleFormsSelectors.chosen(state, place),
  );
  const { vin } = useAppSelector((state: { vehicleForms: VehicleFormsState }) =>
    vehicleFormsSelectors.form(state, place),
  );
  const leadsOn = layout === 'search';
  const isLookedUp = by !== 'selects' && (vin.status === 'waiting' || vin.status === 'asking');
  // whoever pastes a number and presses at once goes on as soon as it is found
  const isPressed = useRef(false);
  const goOn = useEffectEvent(() => {
    if (isPressed.current && vin.vehicle) onChosen(vin.vehicle);
    isPressed.current = false;
  });
  useEffect(() => {
    if (!isLookedUp) goOn();
  }, [isLookedUp]);
  return (
    <form
      className={`${css.form} ${css[layout]} ${by === 'vin' ? css.byVin : ''}`}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLookedUp) {
          isPressed.current = true;
          return;
        }
        if (vehicle) return onChosen(vehicle);
        // a search button that is grey at first sight invites nobody: it leads to what is still to be chosen
        const open = [
          ...event.currentTarget.querySelectorAll<HTMLElement>('select:enabled, input[type=text]'),
        ];
        open.find((control) => 'value' in control && control.value === '')?.focus();
      }}
    >
      {by === 'vin' ? null : <VehicleSelects place={place} />}
      {by === 'both' ? <p className={css.or}>{text('TEXT_OR')}</p> : null}
      {by === 'selects' ? null : <VinField place={place} />}
      {children}
      <Button type="submit" wide className={css.submit} disabled={!leadsOn && !vehicle && !isLookedUp}>
        {button}
      </Button>
    </form>
  );
}
