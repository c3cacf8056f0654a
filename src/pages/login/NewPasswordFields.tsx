import type { ComponentProps } from 'react';
import { ref, string } from 'yup';
import { useText } from '@/shared/text';
import { minPasswordLength } from '@/shop/schemas';
import { PasswordInput } from '@/widgets/form/PasswordInput';

/** Validation rules for a new password and its repetition. */
export const newPasswordRules = {
  password: string().required('ERROR_FORM_REQUIRED').min(minPasswordLength, 'ERROR_API_AUTH_WEAK_PASSWORD'),
  again: string()
    .required('ERROR_FORM_REQUIRED')
    .oneOf([ref('password')], 'ERROR_PASSWORDS_DIFFER'),
};

type Field = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'hint' | 'autoComplete' | 'required'>;

/** Fields for a new password and its repetition. */
export function NewPasswordFields({
  label,
  password,
  again,
}: {
  label: string;
  password: Field;
  again: Field;
}) {
  const { text } = useText();
  return (
    <>
      <PasswordInput
        label={label}
        hint={text('TEXT_PASSWORD_HINT')}
        autoComplete="new-password"
        required
        {...password}
      />
      <PasswordInput label={text('INPUT_CONFIRM_PASSWORD')} autoComplete="new-password" required {...again} />
    </>
  );
}
