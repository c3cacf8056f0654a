import type { Ref } from 'react';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { ChevronLeftIcon } from '@/ui/icons';
import { SearchBox } from './SearchBox';
import css from './SearchBox.module.css';

/** Search over the full width of the mobile header. The opener focuses the input through `inputRef`. */
export function PhoneSearch({ inputRef, onClose }: { inputRef: Ref<HTMLInputElement>; onClose: () => void }) {
  const { text } = useText();
  return (
    <div className={css.phone}>
      <IconButton label={text('BUTTON_CLOSE_SEARCH')} onClick={onClose}>
        <ChevronLeftIcon />
      </IconButton>
      <SearchBox inputRef={inputRef} onGone={onClose} />
    </div>
  );
}
