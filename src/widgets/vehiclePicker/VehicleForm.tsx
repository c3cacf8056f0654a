import { vehicles, vehiclesSelectors, type CascadeStep } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SelectField, TextField } from '@/ui/Field';
import css from './VehiclePicker.module.css';

interface Step {
  step: CascadeStep;
  label: string;
  value: string;
  enabled: boolean;
  choices: { value: string; name: string }[];
  choose: (value: string) => void;
}

/** Year, make, model, engine, or a VIN; the button waits for a vehicle. */
export function VehicleForm({ onAdded }: { onAdded: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const form = useAppSelector(vehiclesSelectors.form);
  const vin = useAppSelector(vehiclesSelectors.vin);
  const chosen = useAppSelector(vehiclesSelectors.chosen);

  const named = (names: readonly (string | number)[]) =>
    names.map((name) => ({ value: String(name), name: String(name) }));
  const steps: Step[] = [
    {
      step: 'years',
      label: text('INPUT_YEAR'),
      value: String(form.year ?? ''),
      enabled: true,
      choices: named(form.years.items),
      choose: (value) => dispatch(vehicles.yearChosen({ year: value ? Number(value) : null })),
    },
    {
      step: 'makes',
      label: text('INPUT_MAKE'),
      value: form.make ?? '',
      enabled: form.year !== null,
      choices: named(form.makes.items),
      choose: (value) => dispatch(vehicles.makeChosen({ make: value || null })),
    },
    {
      step: 'models',
      label: text('INPUT_MODEL'),
      value: form.model ?? '',
      enabled: form.make !== null,
      choices: named(form.models.items),
      choose: (value) => dispatch(vehicles.modelChosen({ model: value || null })),
    },
    {
      step: 'engines',
      label: text('INPUT_ENGINE'),
      value: String(form.engine ?? ''),
      enabled: form.model !== null,
      choices: form.engines.items.map(({ id, engine }) => ({ value: String(id), name: engine })),
      choose: (value) => dispatch(vehicles.engineChosen({ engine: value ? Number(value) : null })),
    },
  ];
  const typed = vin.text.trim();
  const looksWrong = typed !== '' && (typed.length !== 17 || /[ioq]/i.test(typed));

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        dispatch(vehicles.vehicleAdded({ vehicle: chosen }));
        onAdded();
      }}
    >
      {steps.map(({ step, label, value, enabled, choices, choose }) => {
        const { status } = form[step];
        return (
          <div key={step}>
            <SelectField
              label={label}
              value={value}
              disabled={!enabled || status === 'asking'}
              aria-busy={status === 'asking'}
              error={enabled && status === 'failed' ? text('ERROR_VEHICLE_STEP') : undefined}
              onChange={(event) => choose(event.target.value)}
            >
              <option value="">{status === 'asking' ? text('TEXT_WAITING') : text('TEXT_CHOOSE')}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.name}
                </option>
              ))}
            </SelectField>
            {enabled && status === 'failed' ? (
              <Button variant="ghost" size="small" onClick={() => dispatch(vehicles.stepRetried({ step }))}>
                {text('BUTTON_RETRY')}
              </Button>
            ) : null}
          </div>
        );
      })}
      <p className={css.or}>{text('TEXT_OR')}</p>
      <TextField
        label={text('INPUT_VIN')}
        value={vin.text}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        hint={text(looksWrong ? 'TEXT_VIN_LOOKS_WRONG' : 'TEXT_VIN_HINT')}
        onChange={(event) => dispatch(vehicles.vinTyped({ text: event.target.value }))}
      />
      <div role="status">
        {vin.status === 'asking' ? text('TEXT_VIN_ASKING') : null}
        {vin.vehicle ? (
          <Alert tone="good">
            {text('TEXT_ALERT_VEHICLE_FOUND', { ...vin.vehicle, year: String(vin.vehicle.year) })}
          </Alert>
        ) : null}
        {vin.status === 'notFound' ? (
          <Alert tone="warn">{text('TEXT_ALERT_UNABLE_TO_FIND_VEHICLE_BY_VIN')}</Alert>
        ) : null}
        {vin.status === 'failed' ? (
          <Alert
            tone="bad"
            action={
              <Button
                variant="secondary"
                size="small"
                onClick={() => dispatch(vehicles.vinTyped({ text: vin.text }))}
              >
                {text('BUTTON_RETRY')}
              </Button>
            }
          >
            {text('ERROR_VEHICLE_STEP')}
          </Alert>
        ) : null}
      </div>
      <Button type="submit" wide disabled={!chosen}>
        {text('BUTTON_ADD_VEHICLE')}
      </Button>
    </form>
  );
}
