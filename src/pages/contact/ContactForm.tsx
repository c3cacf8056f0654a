import { useState } from 'react';
import { authSelectors } from '@/features/auth';
import { contact, contactForm, contactSelectors } from '@/features/contact';
import { selectHasDirtyForm } from '@/features/navigation';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { maxMessageLength } from '@/shop/contactRules';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PrivacyNote } from '@/widgets/privacyNote/PrivacyNote';
import { TextArea, TextField } from '@/ui/Field';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import { useBeforeUnloadPrompt } from '@/ui/useBeforeUnloadPrompt';
import css from '@/widgets/form/Form.module.css';
import { useShopForm } from '@/widgets/form/useShopForm';
import { contactFormSchema, emptyMessage, trimMessage } from './contactSchema';

/** Contact form. Navigation keeps the input until the message is sent. A reload prompts before the input is lost. */
export default function ContactForm() {
  const { text, number } = useText();
  const dispatch = useAppDispatch();
  const sending = useAppSelector(contactSelectors.sending);
  const draft = useAppSelector(contactSelectors.draft);
  const account = useAppSelector(authSelectors.account);
  const isDirty = useAppSelector(selectHasDirtyForm);
  const isSending = sending.status === 'sending';
  const refused = sending.status === 'refused' ? sending : null;
  const [begin] = useState(
    draft ?? {
      ...emptyMessage,
      ...(account
        ? { name: account.tradeName || account.name, email: account.email, phone: account.phone }
        : {}),
    },
  );
  const form = useShopForm({
    name: contactForm,
    begin,
    schema: contactFormSchema,
    faults: Object.fromEntries((refused?.fields ?? []).map((field) => [field, 'ERROR_FORM_REFUSED'])),
    onChange: (typed) => dispatch(contact.draftTyped({ draft: typed, person: account?.code ?? null })),
    onSubmit: (typed) => {
      if (!isSending) dispatch(contact.messageSubmitted({ message: trimMessage(typed) }));
    },
  });
  useBeforeUnloadPrompt(isDirty);

  return (
    <form className={css.form} onSubmit={form.submit} noValidate aria-label={text('HEADER_WRITE_TO_US')}>
      <FocusFirstInvalidField refusals={form.refusals} />
      <div className={css.fields}>
        <TextField label={text('INPUT_NAME')} autoComplete="name" required {...form.field('name')} />
        <TextField
          label={text('INPUT_EMAIL')}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <TextField
          label={text('INPUT_PHONE_OPTIONAL')}
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <TextField label={text('INPUT_SUBJECT')} required {...form.field('subject')} />
      </div>
      <TextArea
        label={text('INPUT_MESSAGE')}
        rows={6}
        required
        hint={text('TEXT_CHARACTERS_OF', {
          typed: number(form.values.message.trim().length),
          most: number(maxMessageLength),
        })}
        {...form.field('message')}
      />
      {refused ? <Alert tone="bad">{text(`ERROR_API_${refused.failure}`)}</Alert> : null}
      <PrivacyNote />
      <div className={css.actions}>
        <Button type="submit" busy={isSending} aria-disabled={isSending || undefined}>
          {text('BUTTON_SEND_MESSAGE')}
        </Button>
      </div>
    </form>
  );
}
