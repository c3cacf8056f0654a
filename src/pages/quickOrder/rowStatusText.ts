import type { RowState } from '@/features/quickOrder';
import type { Tone } from '@/ui/Tag';

/** Labels of the row states. A label has an icon and a text, because colour alone must not show the state. */
export const getRowStatusText = {
  ready: { text: 'TEXT_ROW_READY', tone: 'good', icon: 'check' },
  short: { text: 'TEXT_ROW_SHORT', tone: 'warn', icon: 'alert' },
  out: { text: 'TEXT_ROW_OUT', tone: 'bad', icon: 'cross' },
  unpriced: { text: 'TEXT_ROW_UNPRICED', tone: 'info', icon: 'info' },
  options: { text: 'TEXT_ROW_OPTIONS', tone: 'info', icon: 'info' },
  several: { text: 'TEXT_ROW_SEVERAL', tone: 'info', icon: 'unknown' },
  quantity: { text: 'TEXT_ROW_QUANTITY', tone: 'warn', icon: 'alert' },
  unknown: { text: 'TEXT_ROW_UNKNOWN', tone: 'bad', icon: 'unknown' },
  failed: { text: 'TEXT_ROW_FAILED', tone: 'bad', icon: 'alert' },
  asking: { text: 'TEXT_ROW_ASKING', tone: 'neutral', icon: 'clock' },
} as const satisfies Record<RowState, { text: string; tone: Tone; icon: string }>;

/**
 * Label of a row whose state is `out`, if the supplier can deliver the product. A text beside the label gives details.
 */
export const backorderText = { text: 'TEXT_STOCK_ON_BACKORDER', tone: 'warn', icon: 'clock' } as const;
