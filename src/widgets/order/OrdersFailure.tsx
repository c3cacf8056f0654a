import type { FailureCode } from '@/shared/failure';
import { useText } from '@/shared/text';
import { FailureNote } from '../failure/FailureNote';

/**
 * Message that a list of orders could not be loaded.
 * @param isPartial whether orders may be missing in the shown list
 */
export function OrdersFailure({ code, isPartial }: { code: FailureCode | null; isPartial: boolean }) {
  const { text } = useText();
  return <FailureNote code={code} {...(isPartial && { words: text('TEXT_ORDERS_MISSING') })} />;
}
