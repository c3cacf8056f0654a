import { useId } from 'react';
import type { OptionGroup } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import css from './AddToCartForm.module.css';

/** Radio group of a product option. A colour is shown as a swatch. */
export function OptionChoice({
  group,
  chosen,
  error,
  onChoose,
}: {
  group: OptionGroup;
  /** Slug of the chosen value; '' if no value is chosen. */
  chosen: string;
  error?: string;
  onChoose: (slug: string) => void;
}) {
  const id = useId();
  const { term } = useText();
  return (
    <fieldset
      className={css.options}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{term(group.name)}</legend>
      {group.values.map((value) => (
        <label key={value.slug} className={css.option}>
          <input
            type="radio"
            name={`${id}-${group.slug}`}
            checked={chosen === value.slug}
            onChange={() => onChoose(value.slug)}
          />
          {group.type === 'color' && value.color ? (
            <svg viewBox="0 0 16 16" aria-hidden>
              <circle cx="8" cy="8" r="7.5" fill={value.color} />
            </svg>
          ) : null}
          <span>{term(value.name)}</span>
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
