import type { Statement } from '@/erp/rows/statement';
import { useText } from '@/shared/text';
import { Meter } from '@/ui/Meter';

/** Used credit and remaining credit. Hidden if the customer has no credit limit. */
export function CreditMeter({ statement: { balance, creditLimit } }: { statement: Statement }) {
  const { text, money, percent } = useText();
  if (creditLimit <= 0) return <p>{text('TEXT_NO_CREDIT')}</p>;
  const used = Math.max(0, balance);
  const remaining = creditLimit - used;
  const words =
    remaining < 0
      ? text('TEXT_CREDIT_EXCEEDED', { amount: money(-remaining) })
      : text('TEXT_CREDIT_LEFT', {
          amount: money(remaining),
          used: percent(Math.round((100 * used) / creditLimit)),
        });
  return (
    <div>
      <Meter share={used / creditLimit} label={text('TEXT_CREDIT_USED')} words={words} />
      <p>
        <small>{words}</small>
      </p>
    </div>
  );
}
