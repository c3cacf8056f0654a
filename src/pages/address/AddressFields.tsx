import { addressesSelectors } from '@/features/addresses';
import { provinces } from '@/shared/provinces';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { WriteAddress } from '@/shop/schemas';
import { SelectField, TextField } from '@/ui/Field';
import css from '@/widgets/form/Form.module.css';
import type { ShopForm } from '@/widgets/form/useShopForm';

/**
 * Fields of the recipient, which come before the fields of the address. The service's schema has the same `maxLength`.
 */
const recipientFields = [
  { name: 'firstName', label: 'INPUT_NAMES', autoComplete: 'given-name', maxLength: 120, required: true },
  {
    name: 'lastName',
    label: 'INPUT_LAST_NAMES',
    autoComplete: 'family-name',
    maxLength: 120,
    required: true,
  },
  { name: 'phone', label: 'INPUT_PHONE', autoComplete: 'tel', type: 'tel', maxLength: 40, required: true },
  { name: 'email', label: 'INPUT_EMAIL', autoComplete: 'email', type: 'email', maxLength: 200 },
  { name: 'company', label: 'INPUT_COMPANY', autoComplete: 'organization', maxLength: 200 },
] as const;
const addressFields = [
  { name: 'address1', label: 'INPUT_ADDRESS', autoComplete: 'address-line1', maxLength: 200, required: true },
  { name: 'address2', label: 'INPUT_ADDRESS_REFERENCE', autoComplete: 'address-line2', maxLength: 200 },
  { name: 'city', label: 'INPUT_CITY', autoComplete: 'address-level2', maxLength: 120, required: true },
] as const;

/** Fields of an address. The province is a select for Ecuador, and a text field for other countries. */
export function AddressFields({ form: { values, field, change } }: { form: ShopForm<WriteAddress> }) {
  const { text, country } = useText();
  const { codes } = useAppSelector(addressesSelectors.countries);
  const countries = codes.includes(values.country) ? codes : [values.country, ...codes];
  const renderTextField = ({
    name,
    label,
    maxLength: most,
    ...rest
  }: (typeof recipientFields | typeof addressFields)[number]) => (
    <TextField
      key={name}
      {...rest}
      {...field(name)}
      label={text(label)}
      hint={
        name === 'phone' ? text('TEXT_PHONE_HINT') : 'required' in rest ? undefined : text('TEXT_OPTIONAL')
      }
      maxLength={most}
    />
  );
  return (
    <div className={css.fields}>
      {recipientFields.map(renderTextField)}
      <SelectField
        label={text('INPUT_COUNTRY')}
        autoComplete="country"
        required
        {...field('country')}
        onChange={(event) => change({ country: event.target.value, state: '' })}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {country(code)}
          </option>
        ))}
      </SelectField>
      {addressFields.map(renderTextField)}
      {values.country === 'EC' ? (
        <SelectField
          label={text('INPUT_PROVINCE')}
          autoComplete="address-level1"
          required
          {...field('state')}
        >
          <option value="">{text('TEXT_CHOOSE')}</option>
          {provinces.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label={text('INPUT_STATE')}
          autoComplete="address-level1"
          required
          maxLength={120}
          {...field('state')}
        />
      )}
      <TextField
        label={text('INPUT_POSTCODE')}
        hint={text('TEXT_OPTIONAL')}
        autoComplete="postal-code"
        maxLength={20}
        {...field('postcode')}
      />
    </div>
  );
}
