import { memo } from 'react';
import type { CartLine } from '@/features/cart';
import type { Vehicle } from '@/shop/schemas';
import { CartLineRow } from '@/widgets/cart/CartLineRow';
import css from './CartPage.module.css';

interface Props {
  lines: readonly CartLine[];
  /** How many more can be had, by the line's key. */
  rooms: ReadonlyMap<string, number>;
  busy: readonly string[];
  vehicle: Vehicle | null;
}

/** Lines that are drawn together: a cart of few lines is one list. */
export const linesPerPart = 40;
/** Of a line on a wide page, in pixels: what a part out of sight is taken to be high until it was seen. */
const lineHeight = 121;

const saysTheSame = (before: Props, after: Props): boolean =>
  before.vehicle === after.vehicle &&
  before.lines.length === after.lines.length &&
  after.lines.every(
    (line, at) =>
      line === before.lines[at] &&
      before.rooms.get(line.key) === after.rooms.get(line.key) &&
      before.busy.includes(line.key) === after.busy.includes(line.key),
  );

/**
 * A part of the cart. Out of sight it is neither laid out nor painted, yet is there for the keyboard, for a search in
 * the page and for the printer; a change elsewhere does not draw it anew.
 */
export const CartLineChunk = memo(function CartLineChunk({ lines, rooms, busy, vehicle }: Props) {
  return (
    <ul className={css.part} style={{ containIntrinsicBlockSize: `auto ${lines.length * lineHeight}px` }}>
      {lines.map((line) => (
        <CartLineRow
          key={line.key}
          line={line}
          room={rooms.get(line.key) ?? 0}
          isBusy={busy.includes(line.key)}
          vehicle={vehicle}
        />
      ))}
    </ul>
  );
}, saysTheSame);
