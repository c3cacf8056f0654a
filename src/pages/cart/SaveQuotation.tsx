import { useState } from 'react';
import { cartSelectors, type CartState } from '@/features/cart';
import { quotations, quotationsFeature, quotationsSelectors } from '@/features/quotations';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { getLastDay, maxQuotationLines, maxQuotationNotes } from '@/shop/quotationSchemas';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SelectField, TextArea } from '@/ui/Field';
import { OrderIcon } from '@/ui/icons';
import css from './CartPage.module.css';

export const features = [quotationsFeature];

/** Choices for the validity of a quotation, in days. */
const validities = [1, 3, 8, 15, 30];
const emptyDraft = { days: 8, notes: '' };

/** Saves the cart as a quotation, with a validity and notes. */
export default function SaveQuotation() {
  const { text } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" icon={<OrderIcon aria-hidden />} onClick={() => setOpen(true)}>
        {text('BUTTON_SAVE_QUOTATION')}
      </Button>
      {isOpen ? <QuotationDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function QuotationDialog({ onClose }: { onClose: () => void }) {
  const { text, date } = useText();
  const dispatch = useAppDispatch();
  const saving = useAppSelector(quotationsSelectors.saving);
  const isTooLong = useAppSelector(
    (state: { cart: CartState }) => cartSelectors.lines(state).length > maxQuotationLines,
  );
  const { days, notes } = useAppSelector(quotationsSelectors.draft) ?? emptyDraft;
  const today = getToday();
  return (
    <Dialog title={text('BUTTON_SAVE_QUOTATION')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose}>
      <form
        className={css.quotation}
        onSubmit={(event) => {
          event.preventDefault();
          if (saving.status !== 'saving' && !isTooLong) dispatch(quotations.saveRequested({ days, notes }));
        }}
      >
        <p>{text('TEXT_QUOTATION_SAVING_HINT')}</p>
        <SelectField
          label={text('INPUT_VALIDITY')}
          value={days}
          onChange={({ target }) => dispatch(quotations.draftTyped({ days: Number(target.value), notes }))}
        >
          {validities.map((count) => (
            <option key={count} value={count}>
              {text('TEXT_DAYS_UNTIL', { days: count, day: date(getLastDay(today, count)) })}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={text('INPUT_QUOTATION_NOTES')}
          maxLength={maxQuotationNotes}
          value={notes}
          onChange={({ target }) => dispatch(quotations.draftTyped({ days, notes: target.value }))}
        />
        {saving.status === 'refused' ? (
          <Alert tone={saving.failure === 'ORDER_CHANGED' ? 'warn' : 'bad'}>
            {text(
              saving.failure === 'ORDER_CHANGED' ? 'TEXT_QUOTATION_CHANGED' : `ERROR_API_${saving.failure}`,
            )}
          </Alert>
        ) : null}
        {isTooLong ? (
          <Alert tone="warn">{text('TEXT_QUOTATION_TOO_LONG', { max: maxQuotationLines })}</Alert>
        ) : null}
        <Button type="submit" aria-disabled={isTooLong || undefined} busy={saving.status === 'saving'}>
          {text('BUTTON_SAVE')}
        </Button>
      </form>
    </Dialog>
  );
}
