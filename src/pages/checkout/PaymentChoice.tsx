import { accountSelectors } from '@/features/account';
import { cartSelectors } from '@/features/cart';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { RadioCard } from '@/ui/Field';
import css from './CheckoutPage.module.css';
import type { Checkout } from './useCheckout';

/** How it is paid; on account only for customers with a limit. */
export function PaymentChoice({ checkout: { values, offersCredit, change } }: { checkout: Checkout }) {
  const { text } = useText();
  const card = (payment: 'transfer' | 'cash' | 'credit') => ({
    name: 'payment',
    value: payment,
    checked: values.payment === payment,
    onChange: () => change('payment', payment),
  });
  return (
    <fieldset className={css.card}>
      <legend>
        <h2>{text('HEADER_PAYMENT')}</h2>
      </legend>
      <div className={css.choices}>
        <RadioCard label={text('TEXT_PAYMENT_TRANSFER')} {...card('transfer')}>
          {text('TEXT_PAYMENT_TRANSFER_HINT')}
        </RadioCard>
        <RadioCard label={text('TEXT_PAYMENT_CASH')} {...card('cash')}>
          {text('TEXT_PAYMENT_CASH_HINT')}
        </RadioCard>
        {offersCredit ? (
          <RadioCard label={text('TEXT_PAYMENT_CREDIT')} {...card('credit')}>
            <AvailableCredit />
          </RadioCard>
        ) : null}
      </div>
    </fieldset>
  );
}

function AvailableCredit() {
  const { text, money } = useText();
  const statement = useAppSelector(accountSelectors.statement).value;
  const { total } = useAppSelector(cartSelectors.totals);
  if (!statement) return text('TEXT_WAITING');
  const available = Math.max(0, statement.creditLimit - statement.balance);
  return (
    <>
      <p>{text('TEXT_CREDIT_AVAILABLE', { available: money(available) })}</p>
      {total > available ? <p className={css.wrong}>{text('TEXT_CREDIT_EXCEEDED')}</p> : null}
    </>
  );
}
