import type { Account } from '@/erp/rows/account';
import { useText } from '@/shared/text';
import { Checkbox, TextArea } from '@/ui/Field';
import { SaleTerms } from '@/widgets/saleTerms/SaleTerms';
import { AddressChoice } from './AddressChoice';
import { getFieldId } from './validateCheckout';
import css from './CheckoutPage.module.css';
import { ErrorSummary } from './ErrorSummary';
import { OrderSummary } from './OrderSummary';
import { PaymentChoice } from './PaymentChoice';
import { useCheckout } from './useCheckout';

export default function CheckoutForm({ customer }: { customer: Account }) {
  const { text } = useText();
  const checkout = useCheckout();
  const title = customer.tradeName || customer.name;
  const { values, change, blurred, errorOf } = checkout;
  return (
    <form className={css.columns} onSubmit={checkout.submit} noValidate aria-label={text('BUTTON_CHECKOUT')}>
      <div className={css.steps}>
        <ErrorSummary attempt={checkout.attempt} problems={checkout.problems} />
        <section className={css.card}>
          <h2>{text('HEADER_ORDER_FOR')}</h2>
          <p>{title}</p>
          <p className={css.muted}>
            {[customer.code, customer.name, customer.email]
              .filter((words) => words && words !== title)
              .join(' · ')}
          </p>
        </section>
        <AddressChoice checkout={checkout} />
        <PaymentChoice checkout={checkout} />
        <section className={css.card}>
          <h2>{text('HEADER_LAST_WORDS')}</h2>
          <TextArea
            label={text('INPUT_NOTES')}
            hint={text('TEXT_NOTES_HINT')}
            name="notes"
            maxLength={2000}
            value={values.notes}
            onChange={(event) => change('notes', event.target.value)}
          />
          <div id={getFieldId('termsAccepted')}>
            <Checkbox
              label={text('INPUT_ACCEPT_TERMS')}
              name="termsAccepted"
              required
              checked={values.termsAccepted}
              error={errorOf('termsAccepted')}
              onBlur={blurred}
              onChange={(event) => change('termsAccepted', event.target.checked)}
            />
          </div>
          <details className={css.muted}>
            <summary>{text('HEADER_TERMS')}</summary>
            <SaleTerms />
          </details>
        </section>
      </div>
      <OrderSummary checkout={checkout} />
    </form>
  );
}
