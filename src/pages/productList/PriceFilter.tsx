import { useState, type FormEvent } from 'react';
import { parseCents, formatDollars, getPriceRange, type Facets, type PriceRange } from '@/features/catalog';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import { FilterGroup } from './FilterGroup';
import css from './Filters.module.css';

/** What a person pays, from and to: applied on Enter, by the button, or on leaving a field. */
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
  /** As the person writes money: 12,5 in Spanish. */
  const decimalSign = number(0.5).charAt(1);
  const shownAs = (cents: number | null | undefined) =>
    cents ? formatDollars(cents).replace('.', decimalSign) : '';
  const applied = { from: shownAs(range?.from), to: shownAs(range?.to) };
  /** What is typed and not applied yet; the rest is as it is applied. */
  const [typed, setTyped] = useState<Partial<typeof applied>>({});
  const [isTold, setTold] = useState(false);
  const fields = { ...applied, ...typed };
  const read = (field: 'from' | 'to') => parseCents(fields[field].trim());
  const isAmount = (field: 'from' | 'to') => fields[field].trim() === '' || read(field) !== null;
  const [from, to] = [read('from'), read('to')];
  const isBackward = from !== null && to !== null && from > to;
  const isSound = isAmount('from') && isAmount('to') && !isBackward;

  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    setTold(!isSound);
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
      maxLength={9}
      placeholder={shownAs(name === 'from' ? bounds?.least : bounds?.most)}
      value={fields[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      onBlur={() => apply()}
      error={
        isTold && !isAmount(name)
          ? text('ERROR_PRICE_AMOUNT')
          : isTold && name === 'to' && isBackward
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
