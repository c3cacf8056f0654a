import { addressesSelectors } from '@/features/addresses';
import { provinces } from '@/shared/provinces';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { WriteAddress } from '@/shop/schemas';
import { SelectField, TextField } from '@/ui/Field';
import css from '@/widgets/form/Form.module.css';
import type { ShopForm } from '@/widgets/form/useShopForm';

/** Who receives, and where. `most`: characters, as the service takes them. */
const person = [
  { name: 'firstName', label: 'INPUT_NAMES', autoComplete: 'given-name', most: 120, required: true },
  { name: 'lastName', label: 'INPUT_LAST_NAMES', autoComplete: 'family-name', most: 120, required: true },
  { name: 'phone', label: 'INPUT_PHONE', autoComplete: 'tel', type: 'tel', most: 40, required: true },
  { name: 'email', label: 'INPUT_EMAIL', autoComplete: 'email', type: 'email', most: 200 },
  { name: 'company', label: 'INPUT_COMPANY', autoComplete: 'organization', most: 200 },
] as const;
const place = [
  { name: 'address1', label: 'INPUT_ADDRESS', autoComplete: 'address-line1', most: 200, required: true },
  { name: 'address2', label: 'INPUT_ADDRESS_REFERENCE', autoComplete: 'address-line2', most: 200 },
  { name: 'city', label: 'INPUT_CITY', autoComplete: 'address-level2', most: 120, required: true },
] as const;

/** Ecuador's provinces are chosen, those of other countries are written. */
export function AddressFields({ form: { values, field, change } }: { form: ShopForm<WriteAddress> }) {
  const { text, country } = useText();
  const { codes } = useAppSelector(addressesSelectors.countries);
  const countries = codes.includes(values.country) ? codes : [values.country, ...codes];
  const plain = ({ name, label, most, ...rest }: (typeof person | typeof place)[number]) => (
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
      {person.map(plain)}
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
      {place.map(plain)}
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
