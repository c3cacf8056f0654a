import type { ComponentProps } from 'react';
import { useText } from '@/shared/text';
import { PasswordField } from '@/ui/PasswordField';

/** Password field with translated texts. */
export function PasswordInput(
  props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'capsLockHint'>,
) {
  const { text } = useText();
  return (
    <PasswordField
      {...props}
      showLabel={text('BUTTON_SHOW_TYPED')}
      hideLabel={text('BUTTON_HIDE_TYPED')}
      capsLockHint={text('TEXT_CAPS_LOCK')}
    />
  );
}

/**
 * Hidden field with the account's e-mail. The browser's password manager then knows to which account the password
 * belongs.
 */
export const HiddenUserName = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
