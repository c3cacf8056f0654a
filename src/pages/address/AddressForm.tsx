import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Address } from '@/erp/rows/address';
import {
  addresses,
  addressesSelectors,
  addressForm,
  getReturnPath,
  toWriteAddress,
  type AddressesState,
} from '@/features/addresses';
import { placeOf, selectHasDirtyForm } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button, getButtonClass } from '@/ui/Button';
import { Checkbox } from '@/ui/Field';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import { useBeforeUnloadPrompt } from '@/ui/useBeforeUnloadPrompt';
import css from '@/widgets/form/Form.module.css';
import { useShopForm } from '@/widgets/form/useShopForm';
import { AddressFields } from './AddressFields';
import { addressFormSchema, emptyAddress, trimAddress } from './addressSchema';

/**
 * Form of an address. Navigation keeps the input until the address is saved or the input is discarded. A reload prompts
 * before the input is lost.
 */
export default function AddressForm({ address }: { address: Address | null }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const id = address?.id ?? null;
  const back = getReturnPath(placeOf(useLocation()));
  const draft = useAppSelector((state: { addresses: AddressesState }) => addressesSelectors.draft(state, id));
  const isSaving = useAppSelector(addressesSelectors.isSaving);
  const refused = useAppSelector(addressesSelectors.refused);
  const isDirty = useAppSelector(selectHasDirtyForm);
  const savedValues = address ? toWriteAddress(address) : emptyAddress;
  const [begin] = useState(draft ?? savedValues);
  const [isRecalled, setRecalled] = useState(draft !== null);
  const form = useShopForm({
    name: addressForm,
    begin,
    schema: addressFormSchema,
    onChange: (typed) => dispatch(addresses.addressTyped({ id, address: typed })),
    onSubmit: (typed) => {
      if (!isSaving) dispatch(addresses.addressSubmitted({ id, address: trimAddress(typed) }));
    },
  });
  useBeforeUnloadPrompt(isDirty);

  return (
    <form
      className={css.form}
      onSubmit={form.submit}
      noValidate
      aria-label={text(address ? 'HEADER_EDIT_ADDRESS' : 'HEADER_NEW_ADDRESS')}
    >
      <FocusFirstInvalidField refusals={form.refusals} />
      {isRecalled ? (
        <Alert
          tone="info"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                dispatch(addresses.draftDropped());
                form.reset(savedValues);
                setRecalled(false);
              }}
            >
              {text('BUTTON_DROP_DRAFT')}
            </Button>
          }
        >
          {text('TEXT_DRAFT_RECALLED')}
        </Alert>
      ) : null}
      {refused?.change.kind === 'save' && !isSaving ? (
        <Alert tone="bad">{text(`ERROR_API_${refused.code}`)}</Alert>
      ) : null}
      <AddressFields form={form} />
      <Checkbox
        label={text('INPUT_IS_DEFAULT')}
        name="isDefault"
        checked={form.values.isDefault}
        onChange={(event) => form.change({ isDefault: event.target.checked })}
      />
      <div className={css.actions}>
        <Button type="submit" busy={isSaving} aria-disabled={isSaving || undefined}>
          {text('BUTTON_SAVE_ADDRESS')}
        </Button>
        <Link
          className={getButtonClass({ variant: 'ghost' })}
          to={back}
          onClick={() => dispatch(addresses.draftDropped())}
        >
          {text('LINK_CANCEL')}
        </Link>
      </div>
    </form>
  );
}
