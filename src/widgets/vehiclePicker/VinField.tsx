import {
  vehicleForms,
  vehicleFormsSelectors,
  type FormPlace,
  type VehicleFormsState,
} from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import css from './VehicleForm.module.css';

/**
 * Whether a VIN looks wrong. A correct VIN has 17 characters and no I, O or Q. The shop's data may still contain a
 * vehicle for a VIN that looks wrong.
 */
const looksWrong = (vin: string) => vin !== '' && (vin.length !== 17 || /[ioq]/i.test(vin));

/** VIN field. Typing a VIN looks the VIN up. A VIN that looks wrong has a hint, but is also looked up. */
export function VinField({ place }: { place: FormPlace }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { vin } = useAppSelector((state: { vehicleForms: VehicleFormsState }) =>
    vehicleFormsSelectors.form(state, place),
  );
  const type = (typed: string) => dispatch(vehicleForms.vinTyped({ form: place, text: typed }));
  return (
    <div className={css.vin}>
      <TextField
        label={text('INPUT_VIN')}
        value={vin.text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        hint={text(looksWrong(vin.text.trim()) ? 'TEXT_VIN_LOOKS_WRONG' : 'TEXT_VIN_HINT')}
        onChange={(event) => type(event.target.value)}
      />
      <div role="status" className={css.told}>
        {vin.status === 'asking' ? text('TEXT_VIN_ASKING') : null}
        {vin.vehicle ? (
          <Alert tone="good">
            {text('TEXT_ALERT_VEHICLE_FOUND', { ...vin.vehicle, year: String(vin.vehicle.year) })}
            {vin.yearIsAssumed ? <p>{text('TEXT_VIN_YEAR_ASSUMED')}</p> : null}
          </Alert>
        ) : null}
        {vin.status === 'notFound' ? (
          <Alert tone="warn">{text('TEXT_ALERT_UNABLE_TO_FIND_VEHICLE_BY_VIN')}</Alert>
        ) : null}
        {vin.status === 'failed' ? (
          <Alert
            tone="bad"
            action={
              <Button variant="secondary" size="small" onClick={() => type(vin.text)}>
                {text('BUTTON_RETRY')}
              </Button>
            }
          >
            {text('ERROR_VEHICLE_STEP')}
          </Alert>
        ) : null}
      </div>
    </div>
  );
}
