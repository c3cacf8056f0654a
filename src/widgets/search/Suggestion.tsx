import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import { highlightMatches } from '@/shared/searchHighlight';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import { useShownPrices } from '../display/useShownPrices';
import { FitTag } from '../product/FitTag';
import { usePrice } from '../product/Price';
import { StockTag } from '../product/StockTag';
import css from './SearchPanel.module.css';

/** Option in the listbox of the combobox. The focus stays in the input. */
export function ChoiceItem({
  id,
  isActive,
  className,
  onChoose,
  children,
}: {
  id: string;
  isActive: boolean;
  className?: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isActive) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      ref={item}
      id={id}
      role="option"
      aria-selected={isActive}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </li>
  );
}

/** Text in which the query is highlighted. */
export const HighlightedMatch = ({ children, query }: { children: string; query: string }) =>
  highlightMatches(children, query).map((stretch, at) =>
    stretch.isMatch ? <mark key={at}>{stretch.text}</mark> : stretch.text,
  );

const isMarked = (text: string, query: string): boolean =>
  highlightMatches(text, query).some(({ isMatch }) => isMatch);

/**
 * Suggestion with picture, fitment, stock and price. The query is highlighted in the name and the numbers. A matching
 * cross-reference is also shown.
 */
export const Suggestion = memo(function Suggestion({ product, query }: { product: Product; query: string }) {
  'use memo';
  const { text, money } = useText();
  const price = usePrice(product);
  const { iva } = useShownPrices();
  const { name, sku, brand, partNumber, equivalents, fitmentText } = product;
  const isExplained = [name, sku, partNumber].some((own) => isMarked(own, query));
  const replaced = isExplained ? undefined : equivalents.find((number) => isMarked(number, query));
  return (
    <>
      <Picture src={product.images[0] ?? ''} alt="" size={48} />
      <div className={css.words}>
        <p className={css.name}>
          <HighlightedMatch query={query}>{name}</HighlightedMatch>
        </p>
        {fitmentText ? (
          <p className={css.vehicles}>
            <HighlightedMatch query={query}>{fitmentText}</HighlightedMatch>
          </p>
        ) : null}
        <p className={css.numbers}>
          {brand ? <b>{brand.name}</b> : null}{' '}
          <span>
            <HighlightedMatch query={query}>{sku}</HighlightedMatch>
          </span>{' '}
          {partNumber ? (
            <span>
              <HighlightedMatch query={query}>{partNumber}</HighlightedMatch>
            </span>
          ) : null}{' '}
          {replaced ? (
            <span>
              <HighlightedMatch query={query}>
                {text('TEXT_REPLACES_NUMBER', { number: replaced })}
              </HighlightedMatch>
            </span>
          ) : null}
        </p>
      </div>
      <div className={css.offer}>
        {price ? (
          <p>
            <strong>{money(price.price)}</strong> <small>{iva}</small>
          </p>
        ) : null}
        <StockTag stock={product.stock} quantity={product.quantity} />
        <FitTag compatibility={product.compatibility} />
      </div>
    </>
  );
});
