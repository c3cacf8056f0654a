import { accountSelectors } from '@/features/account';
import { cartSelectors } from '@/features/cart';
import { navigation } from '@/features/navigation';
import { payment, paymentSelectors } from '@/features/payment';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { PaymentMethod } from '@/shop/schemas';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { RadioCard } from '@/ui/Field';
import { useCartTotals } from '@/widgets/cart/useCartTotals';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { getFieldId } from './validateCheckout';
import css from './CheckoutPage.module.css';
import type { Checkout } from './useCheckout';

/** Choice of the payment method. Credit needs a customer with a credit limit; a card needs a payment provider. */
export function PaymentChoice({
  checkout: { values, offersCredit, offersCard, change },
}: {
  checkout: Checkout;
}) {
  const { text } = useText();
  const credit = useAppSelector(accountSelectors.statement);
  const cards = useAppSelector(paymentSelectors.offer);
  const card = (payment: PaymentMethod) => ({
    name: 'payment',
    value: payment,
    checked: values.payment === payment,
    onChange: () => change('payment', payment),
  });
  return (
    <fieldset id={getFieldId('payment')} className={css.card}>
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
        {offersCard ? (
          <RadioCard label={text('TEXT_PAYMENT_CARD')} {...card('card')}>
            <CardHint />
          </RadioCard>
        ) : null}
      </div>
      {values.payment === 'card' ? <CardFailure /> : null}
      {credit.status === 'failed' && credit.failure !== 'NOT_FOUND' && !offersCredit ? (
        <FailureNote code={credit.failure} words={text('ERROR_CREDIT_UNKNOWN')} />
      ) : null}
      {cards.status === 'failed' && !offersCard ? (
        <FailureNote code="UNEXPECTED" words={text('ERROR_CARDS_UNKNOWN')} />
      ) : null}
    </fieldset>
  );
}

function AvailableCredit() {
  const { text, money } = useText();
  const { value: statement, failure } = useAppSelector(accountSelectors.statement);
  const { total } = useCartTotals();
  if (!statement) return failure ? text(`ERROR_API_${failure}`) : text('TEXT_WAITING');
  const available = Math.max(0, statement.creditLimit - statement.balance);
  return (
    <>
      <p>{text('TEXT_CREDIT_AVAILABLE', { available: money(available) })}</p>
      {total > available ? (
        <p className={css.wrong}>{text('TEXT_CREDIT_SHORT', { amount: money(total - available) })}</p>
      ) : null}
    </>
  );
}

/** Hint about the card payment: authorised, not authorised yet, or waiting for the provider's script. */
function CardHint() {
  const { text, money } = useText();
  const script = useAppSelector(paymentSelectors.script);
  const { authorisation } = useAppSelector(cartSelectors.draft);
  const { total } = useCartTotals();
  if (script === 'coming') return text('TEXT_WAITING');
  return authorisation?.amount === total
    ? text('TEXT_CARD_AUTHORISED', { amount: money(authorisation.amount) })
    : text('TEXT_PAYMENT_CARD_HINT');
}

/**
 * Message when the card configuration or the provider's script did not load. The user can retry or choose another
 * method.
 */
function CardFailure() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const script = useAppSelector(paymentSelectors.script);
  const offer = useAppSelector(paymentSelectors.offer);
  if (script !== 'failed' && offer.status !== 'failed') return null;
  const path = offer.card?.scriptUrl;
  const retry = () => dispatch(path ? payment.scriptRetryRequested() : navigation.retryRequested());
  return (
    <Alert
      tone="bad"
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {text('BUTTON_RETRY')}
        </Button>
      }
    >
      {path ? <p>{text('ERROR_LOADING', { path })}</p> : null}
      <p>{text('ERROR_CHECKOUT_CARD')}</p>
    </Alert>
  );
}
