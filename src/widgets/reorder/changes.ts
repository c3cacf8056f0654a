import type { JudgedLine } from '@/features/reorder';
import type { Cents } from '@/shared/money';

/** A change since the order. Changes are listed by importance, the most important change first. */
export type Change =
  | { kind: 'gone' | 'unpriced' | 'out' | 'backorder' | 'held' | 'options' }
  | { kind: 'lost'; option: string }
  | { kind: 'fewer'; available: number; wanted: number }
  | { kind: 'dearer' | 'cheaper'; before: Cents };

export function listChanges({ state, line, part, product, available, lostOptions }: JudgedLine): Change[] {
  const changes: Change[] = [];
  const isBackorder = state === 'out' && part?.stock === 'on-backorder';
  if (state !== 'ready') changes.push({ kind: isBackorder ? 'backorder' : state });
  for (const { name, value } of lostOptions) changes.push({ kind: 'lost', option: `${name}: ${value}` });
  if (available > 0 && available < line.quantity)
    changes.push({ kind: 'fewer', available, wanted: line.quantity });
  // for an unavailable product, a change of the price is irrelevant
  if (product && available > 0 && product.unitPrice !== line.price)
    changes.push({ kind: product.unitPrice > line.price ? 'dearer' : 'cheaper', before: line.price });
  return changes;
}
