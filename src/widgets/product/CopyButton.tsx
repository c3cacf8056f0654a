import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CheckIcon, CopyIcon } from '@/ui/icons';
import { useCopied } from '@/ui/useCopied';

/** Button that copies a number to the clipboard. Success is reported only if the clipboard is available. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const { text } = useText();
  const { isCopied, copy } = useCopied();
  return (
    <>
      <IconButton label={label} onClick={() => void copy(value)}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <VisuallyHidden>
        <span aria-live="polite">{isCopied ? text('TEXT_COPIED') : null}</span>
      </VisuallyHidden>
    </>
  );
}
