import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { catalog, catalogSelectors } from '@/features/catalog';
import { urlOf } from '@/features/navigation';
import { vehiclesSelectors } from '@/features/vehicles';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { SearchIcon } from '@/ui/icons';
import { Picture } from '@/ui/Picture';
import { usePrice } from '../product/Price';
import type { Product } from '@/erp/rows/product';
import css from './SearchBox.module.css';

/** A combobox: suggestions while typing; arrows choose, Enter goes, Escape closes; the grid for everything else. */
export function SearchBox({ onGone }: { onGone?: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const listId = useId();
  const suggestions = useAppSelector(catalogSelectors.suggestions);
  const products = useAppSelector(catalogSelectors.suggestedProducts);
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const saved = useAppSelector(catalogSelectors.searchText);
  const [typed, setTyped] = useState(saved);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const shown = isOpen && typed.trim() !== '' && suggestions.text === typed.trim();
  const isEmpty = suggestions.status === 'ready' && products.length === 0;

  const type = (value: string) => {
    setTyped(value);
    setActive(-1);
    setOpen(true);
    dispatch(catalog.searchTyped({ text: value }));
  };
  const open = (product: Product) => {
    setOpen(false);
    void navigate(urlOf('product', { slug: product.slug }));
    onGone?.();
  };
  const submit = () => {
    const product = products[active];
    if (shown && product) return open(product);
    if (typed.trim() === '') return;
    setOpen(false);
    dispatch(catalog.searchSubmitted({ text: typed }));
    onGone?.();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = products.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <search
      className={css.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          type="search"
          role="combobox"
          aria-label={text('INPUT_SEARCH')}
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder={
            vehicle
              ? text('INPUT_SEARCH_FOR_VEHICLE', {
                  vehicle: `${vehicle.make} ${vehicle.model} ${vehicle.year}`,
                })
              : text('INPUT_SEARCH_PLACEHOLDER')
          }
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => type(typed)}
          onKeyDown={keys}
        />
        <button type="submit" aria-label={text('BUTTON_SEARCH')}>
          <SearchIcon aria-hidden />
        </button>
      </form>
      <div className={css.panel} hidden={!shown}>
        <ul id={listId} role="listbox" aria-label={text('TEXT_SUGGESTIONS')}>
          {shown
            ? products.map((product, index) => (
                <Suggestion
                  key={product.slug}
                  id={`${listId}-${index}`}
                  product={product}
                  isActive={index === active}
                  onChoose={() => open(product)}
                />
              ))
            : null}
        </ul>
        <p role="status" className={css.note}>
          {isEmpty ? text('TEXT_NO_PRODUCTS_FOUND') : null}
          {suggestions.status === 'failed' ? text('ERROR_SUGGESTIONS') : null}
        </p>
        {products.length > 0 ? (
          <button type="button" className={css.all} onClick={submit}>
            {text('BUTTON_SEE_ALL_RESULTS')}
          </button>
        ) : null}
      </div>
    </search>
  );
}

function Suggestion({
  id,
  product,
  isActive,
  onChoose,
}: {
  id: string;
  product: Product;
  isActive: boolean;
  onChoose: () => void;
}) {
  'use memo';
  const { money } = useText();
  const price = usePrice(product);
  return (
    // the keyboard chooses through the combobox, as its pattern wants
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Picture src={product.images[0] ?? ''} alt="" size={40} />
      <span>
        {product.name}
        <small>{product.sku}</small>
      </span>
      {price ? <strong>{money(price.price)}</strong> : null}
    </li>
  );
}
