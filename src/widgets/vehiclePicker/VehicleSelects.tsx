import {
  vehicleForms,
  vehicleFormsSelectors,
  type CascadeStep,
  type FormPlace,
  type VehicleFormsState,
} from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/Field';
import css from './VehicleForm.module.css';

interface Step {
  step: CascadeStep;
  label: string;
  value: string;
  /** Whether the previous select has a value. */
  enabled: boolean;
  status: string;
  choices: { value: string; name: string }[];
  choose: (value: string) => void;
}

const toOptions = (names: readonly (string | number)[]) =>
  names.map((name) => ({ value: String(name), name: String(name) }));

/**
 * Dependent selects for year, make, model and engine. If the options of a select do not load, this select shows the
 * failure.
 */
export function VehicleSelects({ place }: { place: FormPlace }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const years = useAppSelector(vehicleFormsSelectors.years);
  const form = useAppSelector((state: { vehicleForms: VehicleFormsState }) =>
    vehicleFormsSelectors.form(state, place),
  );
  const { year, make, model, engine, makes, models, engines } = form;
  const steps: Step[] = [
    {
      step: 'years',
      label: text('INPUT_YEAR'),
      value: String(year ?? ''),
      enabled: true,
      status: years.status,
      choices: toOptions(years.items),
      choose: (value) =>
        dispatch(vehicleForms.yearChosen({ form: place, year: value ? Number(value) : null })),
    },
    {
      step: 'makes',
      label: text('INPUT_MAKE'),
      value: make ?? '',
      enabled: year !== null,
      status: makes.status,
      choices: toOptions(makes.items),
      choose: (value) => dispatch(vehicleForms.makeChosen({ form: place, make: value || null })),
    },
    {
      step: 'models',
      label: text('INPUT_MODEL'),
      value: model ?? '',
      enabled: make !== null,
      status: models.status,
      choices: toOptions(models.items),
      choose: (value) => dispatch(vehicleForms.modelChosen({ form: place, model: value || null })),
    },
    {
      step: 'engines',
      label: text('INPUT_ENGINE'),
      value: String(engine ?? ''),
      enabled: model !== null,
      status: engines.status,
      choices: engines.items.map((one) => ({ value: String(one.id), name: one.engine })),
      choose: (value) =>
        dispatch(vehicleForms.engineChosen({ form: place, engine: value ? Number(value) : null })),
    },
  ];

  return steps.map(({ step, label, value, enabled, status, choices, choose }) => {
    const hasFailed = enabled && status === 'failed';
    return (
      <div key={step} className={css.step}>
        <SelectField
          label={label}
          value={value}
          // not disabled while the options load, because Tab would skip a disabled select
          disabled={!enabled}
          aria-busy={enabled && status === 'asking'}
          error={hasFailed ? text('ERROR_VEHICLE_STEP') : undefined}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{text(enabled && status === 'asking' ? 'TEXT_WAITING' : 'TEXT_CHOOSE')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </SelectField>
        {hasFailed ? (
          <Button
            variant="secondary"
            size="small"
            onClick={(event) => {
              // the retry button disappears, so the focus moves to the select
              event.currentTarget.parentElement?.querySelector('select')?.focus();
              dispatch(vehicleForms.stepRetried({ form: place, step }));
            }}
          >
            {text('BUTTON_RETRY')}
          </Button>
        ) : null}
      </div>
    );
  });
}
