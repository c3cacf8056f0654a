import { useText } from '@/shared/text';
import { ChevronLeftIcon } from '@/ui/icons';
import css from './MobileMenu.module.css';

/** Heading of a sub-panel, with a button that returns to the panel below. */
export function BackButton({ title, onBack }: { title: string; onBack: () => void }) {
  const { text } = useText();
  return (
    <button
      type="button"
      className={css.back}
      aria-label={text('BUTTON_BACK_FROM', { title })}
      onClick={onBack}
    >
      <ChevronLeftIcon aria-hidden />
      {title}
    </button>
  );
}
