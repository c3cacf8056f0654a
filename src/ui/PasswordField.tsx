import { useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { IconButton } from './Button';
import { Field, type FieldMessage } from './Field';
import fieldCss from './Field.module.css';
import { EyeIcon, EyeOffIcon } from './icons';
import css from './PasswordField.module.css';

/** Password field with a button that shows the text. The field warns when caps lock is on. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  capsLockHint,
  ...rest
}: FieldMessage & {
  showLabel: string;
  hideLabel: string;
  capsLockHint: string;
} & InputHTMLAttributes<HTMLInputElement>) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      label={label}
      hint={hasCapsLock ? capsLockHint : hint}
      error={error}
      control={(wired) => (
        <span className={css.password}>
          <input
            {...rest}
            {...wired}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={fieldCss.control}
            onKeyDown={notice}
            onKeyUp={notice}
          />
          <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
          </IconButton>
        </span>
      )}
    />
  );
}
