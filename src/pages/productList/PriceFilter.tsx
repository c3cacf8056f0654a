import { useState, type FormEvent } from 'react';
import { formatDollars, getPriceRange, type PriceRange } from '@/features/catalog';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import { FilterGroup } from './FilterGroup';
import type { Facets } from './filterNames';
import css from './Filters.module.css';
import { parsePrice } from './parsePrice';

/** Price range with IVA. The range is applied on Enter, with the button, or when the focus has left both fields. */
export function PriceFilter({
  range,
  bounds,
  onChange,
}: {
  range: PriceRange | null;
  bounds: Facets['price'];
  onChange: (range: PriceRange | null) => void;
}) {
  const { text, money, number } = useText();
  /** Decimal separator of the language: a comma in Spanish (12,5). */
  const decimalSign = number(0.5).charAt(1);
  const formatPrice = (cents: number | null | undefined) =>
    cents ? formatDollars(cents).replace('.', decimalSign) : '';
  const applied = { from: formatPrice(range?.from), to: formatPrice(range?.to) };
  /** For each field, the text that the user entered and has not applied yet. Other fields show the applied value. */
  const [typed, setTyped] = useState<Partial<typeof applied>>({});
  const [showsError, setShowsError] = useState(false);
  const fields = { ...applied, ...typed };
  const read = (field: 'from' | 'to') => parsePrice(fields[field], number(1000).charAt(1));
  const isAmount = (field: 'from' | 'to') => fields[field].trim() === '' || read(field) !== null;
  const [from, to] = [read('from'), read('to')];
  const isBackward = from !== null && to !== null && from > to;
  const isSound = isAmount('from') && isAmount('to') && !isBackward;

  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    setShowsError(!isSound);
    if (!isSound) return;
    setTyped({});
    const next = getPriceRange(from, to);
    if (next?.from !== range?.from || next?.to !== range?.to) onChange(next);
  };
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={formatPrice(name === 'from' ? bounds?.least : bounds?.most)}
      value={fields[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      // the range is applied when the focus leaves both fields, because only then the range is complete
      onBlur={({ target, relatedTarget }) => {
        if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.form === target.form)) apply();
      }}
      error={
        showsError && !isAmount(name)
          ? text('ERROR_PRICE_AMOUNT')
          : showsError && name === 'to' && isBackward
            ? text('ERROR_PRICE_RANGE')
            : undefined
      }
    />
  );
  return (
    <FilterGroup legend={text('TEXT_FILTER_PRICE')}>
      <form className={css.price} onSubmit={apply} noValidate>
        {field('from', text('INPUT_PRICE_FROM'))}
        {field('to', text('INPUT_PRICE_TO'))}
        {bounds ? (
          <p>{text('TEXT_PRICE_BOUNDS', { least: money(bounds.least), most: money(bounds.most) })}</p>
        ) : null}
        <Button type="submit" variant="secondary" size="small">
          {text('BUTTON_APPLY')}
        </Button>
      </form>
    </FilterGroup>
  );
}
