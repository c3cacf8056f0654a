import { memo } from 'react';
import type { CartLine } from '@/features/cart';
import { findOwnVehicle } from '@/features/vehicles';
import type { Cents } from '@/shared/money';
import type { Vehicle } from '@/shop/schemas';
import { CartLineRow } from '@/widgets/cart/CartLineRow';
import css from './CartPage.module.css';

interface Props {
  lines: readonly CartLine[];
  /** Quantity that can still be added to a line, by the line's key. */
  rooms: ReadonlyMap<string, number>;
  /** Amounts of the lines by key. */
  amounts: ReadonlyMap<string, Cents>;
  isWithIva: boolean;
  busy: readonly string[];
  vehicle: Vehicle | null;
  garage: readonly Vehicle[];
}

/** Number of lines in a chunk. A cart with fewer lines is one list. */
export const linesPerPart = 40;
/** Estimated height of a line in pixels on a wide page, for off-screen chunks (contain-intrinsic-size). */
const lineHeight = 121;

const arePropsEqual = (previous: Props, next: Props): boolean =>
  previous.vehicle === next.vehicle &&
  previous.garage === next.garage &&
  previous.isWithIva === next.isWithIva &&
  previous.lines.length === next.lines.length &&
  next.lines.every(
    (line, at) =>
      line === previous.lines[at] &&
      previous.rooms.get(line.key) === next.rooms.get(line.key) &&
      previous.amounts.get(line.key) === next.amounts.get(line.key) &&
      previous.busy.includes(line.key) === next.busy.includes(line.key),
  );

/**
 * Memoized chunk of the cart with content-visibility. An off-screen chunk is neither laid out nor painted, but
 * keyboard, find-in-page and printing reach the chunk.
 */
export const CartLineChunk = memo(function CartLineChunk({
  lines,
  rooms,
  amounts,
  isWithIva,
  busy,
  vehicle,
  garage,
}: Props) {
  return (
    <ul className={css.part} style={{ containIntrinsicBlockSize: `auto ${lines.length * lineHeight}px` }}>
      {lines.map((line) => (
        <CartLineRow
          key={line.key}
          line={line}
          room={rooms.get(line.key) ?? 0}
          amount={amounts.get(line.key) ?? 0}
          isWithIva={isWithIva}
          isBusy={busy.includes(line.key)}
          vehicle={findOwnVehicle(line.product.compatibility, vehicle, garage)}
        />
      ))}
    </ul>
  );
}, arePropsEqual);
