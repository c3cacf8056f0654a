import { formatVehicleName } from '@/features/vehicles';
import { useText } from '@/shared/text';
import { Checkbox } from '@/ui/Field';
import { getFieldId } from './validateCheckout';
import css from './CheckoutPage.module.css';
import type { Checkout } from './useCheckout';

/** Checkbox above the order button: the user accepts products that do not fit the current vehicle. */
export function MisfitConsent({
  checkout: { vehicle, misfits, misfit, values, change, blurred, errorOf },
}: {
  checkout: Checkout;
}) {
  const { text } = useText();
  if (!vehicle || misfit === null) return null;
  return (
    <div id={getFieldId('misfitAccepted')} className={css.misfit}>
      <Checkbox
        label={text('INPUT_ACCEPT_MISFIT', {
          vehicle: formatVehicleName(vehicle),
          names: misfits.map(({ product }) => product.name).join(', '),
        })}
        name="misfitAccepted"
        required
        checked={values.misfitAccepted === misfit}
        error={errorOf('misfitAccepted')}
        onBlur={blurred}
        onChange={(event) => change('misfitAccepted', event.target.checked ? misfit : '')}
      />
    </div>
  );
}
