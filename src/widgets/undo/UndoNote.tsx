import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { UndoIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import css from './UndoNote.module.css';

/**
 * Note with an undo button. A removal needs no confirmation, because it can be undone. `message` is null if nothing was
 * removed.
 */
export function UndoNote({ message, onUndo }: { message: string | null; onUndo: () => void }) {
  const { text } = useText();
  return (
    <div role="status" className={css.region}>
      {message === null ? null : (
        <p className={css.undo}>
          {message}
          <Button
            ref={moveFocusOnRemoval}
            variant="secondary"
            size="small"
            icon={<UndoIcon aria-hidden />}
            onClick={onUndo}
          >
            {text('BUTTON_UNDO')}
          </Button>
        </p>
      )}
    </div>
  );
}
