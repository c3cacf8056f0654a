import type { FailureCode } from '@/shared/failure';
import { useText } from '@/shared/text';
import { FailureNote } from '../failure/FailureNote';

/** Failure of a list of orders. @param isPartial whether the shown orders may be incomplete */
export function OrdersFailure({ code, isPartial }: { code: FailureCode | null; isPartial: boolean }) {
  const { text } = useText();
  return <FailureNote code={code} {...(isPartial && { words: text('TEXT_ORDERS_MISSING') })} />;
}
