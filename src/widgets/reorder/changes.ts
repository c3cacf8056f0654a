import type { JudgedLine } from '@/features/reorder';
import type { Cents } from '@/shared/money';

/** What is different today, most telling first. */
export type Change =
  | { kind: 'gone' | 'out' | 'held' | 'options' }
  | { kind: 'lost'; option: string }
  | { kind: 'fewer'; available: number; wanted: number }
  | { kind: 'dearer' | 'cheaper'; before: Cents };

export function listChanges({ state, line, product, available, lostOptions }: JudgedLine): Change[] {
  const changes: Change[] = [];
  if (state === 'gone' || state === 'out' || state === 'held' || state === 'options')
    changes.push({ kind: state });
  for (const { name, value } of lostOptions) changes.push({ kind: 'lost', option: `${name}: ${value}` });
  if (available > 0 && available < line.quantity)
    changes.push({ kind: 'fewer', available, wanted: line.quantity });
  // of what cannot be had, the price says nothing
  if (product && available > 0 && product.unitPrice !== line.price)
    changes.push({ kind: product.unitPrice > line.price ? 'dearer' : 'cheaper', before: line.price });
  return changes;
}
