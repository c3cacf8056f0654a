import { accountSelectors } from '@/features/account';
import { addressesSelectors, newAddress as newOwn } from '@/features/addresses';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { provinces } from '@/shared/provinces';
import { useText } from '@/shared/text';
import { RadioCard, SelectField, TextField } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { AddressText } from '@/widgets/order/AddressText';
import { newAddress, getFieldId } from './validateCheckout';
import css from './CheckoutPage.module.css';
import type { Checkout } from './useCheckout';

/**
 * Choice of the delivery address: a branch of the customer, an address that the customer saved, or a new address for
 * this order.
 */
export function AddressChoice({ checkout }: { checkout: Checkout }) {
  const { text } = useText();
  const branches = useAppSelector(accountSelectors.branches);
  const ownStatus = useAppSelector(addressesSelectors.status);
  const failure = useAppSelector(addressesSelectors.failure);
  const defaultId = useAppSelector(addressesSelectors.defaultAddress)?.id;
  const { values, choices, change, errorOf } = checkout;
  const error = errorOf('addressId');
  const errorId = `${getFieldId('addressId')}-error`;
  return (
    <fieldset
      id={getFieldId('addressId')}
      className={css.card}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        <h2>{text('HEADER_SHIPPING_ADDRESS')}</h2>
      </legend>
      <p className={css.muted}>{text('TEXT_ADDRESS_AND_PICKUP')}</p>
      <div className={css.choices}>
        {branches.status === 'asking' ? <Skeleton height="row" /> : null}
        {branches.status === 'failed' || ownStatus === 'failed' ? (
          <FailureNote code={failure ?? branches.failure ?? null} />
        ) : null}
        {choices.map((choice) => (
          <RadioCard
            key={choice.id}
            label={[choice.address1, choice.city].filter(Boolean).join(', ')}
            name="addressId"
            value={choice.id}
            checked={values.addressId === choice.id}
            onChange={() => change('addressId', choice.id)}
          >
            {choice.id === defaultId ? <p>{text('TEXT_DEFAULT_ADDRESS')}</p> : null}
            <AddressText address={{ ...choice, address1: '', city: '' }} />
          </RadioCard>
        ))}
        <RadioCard
          label={text('INPUT_NEW_ADDRESS')}
          name="addressId"
          value={newAddress}
          checked={values.addressId === newAddress}
          onChange={() => change('addressId', newAddress)}
        />
      </div>
      {error ? (
        <p id={errorId} className={css.wrong}>
          {error}
        </p>
      ) : null}
      <Link className={css.muted} to={toUrl('address', { id: newOwn }, { return: toUrl('checkout') })}>
        {text('LINK_ADD_AND_KEEP_ADDRESS')}
      </Link>
      {values.addressId === newAddress ? <NewAddress checkout={checkout} /> : null}
    </fieldset>
  );
}

const fields = [
  { name: 'firstName', label: 'INPUT_FIRST_NAME', autoComplete: 'name', required: true },
  { name: 'phone', label: 'INPUT_PHONE', autoComplete: 'tel', type: 'tel', required: true },
  { name: 'company', label: 'INPUT_COMPANY', autoComplete: 'organization' },
  { name: 'email', label: 'INPUT_EMAIL', autoComplete: 'email', type: 'email' },
  { name: 'address1', label: 'INPUT_ADDRESS', autoComplete: 'address-line1', required: true },
  { name: 'address2', label: 'INPUT_ADDRESS_REFERENCE', autoComplete: 'address-line2' },
  { name: 'city', label: 'INPUT_CITY', autoComplete: 'address-level2', required: true },
] as const;

function NewAddress({ checkout: { values, change, blurred, errorOf } }: { checkout: Checkout }) {
  const { text } = useText();
  const hint = (isRequired: boolean) => (isRequired ? undefined : text('TEXT_OPTIONAL'));
  return (
    <div className={css.fields}>
      {fields.map(({ name, label, ...rest }) => (
        <div key={name} id={getFieldId(`address.${name}`)}>
          <TextField
            {...rest}
            label={text(label)}
            hint={hint('required' in rest)}
            name={`address.${name}`}
            maxLength={name === 'phone' ? 40 : 120}
            value={values.address[name]}
            error={errorOf(`address.${name}`)}
            onBlur={blurred}
            onChange={(event) => change(`address.${name}`, event.target.value)}
          />
        </div>
      ))}
      <div id={getFieldId('address.state')}>
        <SelectField
          label={text('INPUT_PROVINCE')}
          name="address.state"
          autoComplete="address-level1"
          required
          value={values.address.state}
          error={errorOf('address.state')}
          onBlur={blurred}
          onChange={(event) => change('address.state', event.target.value)}
        >
          <option value="">{text('TEXT_CHOOSE')}</option>
          {provinces.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
