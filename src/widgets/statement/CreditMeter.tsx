import type { Statement } from '@/erp/rows/statement';
import { useText } from '@/shared/text';
import { Meter } from '@/ui/Meter';

/** How much of the credit is used, and what is left of it; nothing for who has none. */
export function CreditMeter({ statement: { balance, creditLimit } }: { statement: Statement }) {
  const { text, money, percent } = useText();
  if (creditLimit <= 0) return <p>{text('TEXT_NO_CREDIT')}</p>;
  const used = Math.max(0, balance);
  const left = creditLimit - used;
  const words =
    left < 0
      ? text('TEXT_CREDIT_EXCEEDED', { amount: money(-left) })
      : text('TEXT_CREDIT_LEFT', {
          amount: money(left),
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
