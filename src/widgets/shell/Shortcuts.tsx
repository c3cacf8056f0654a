import { useText } from '@/shared/text';
import { Dialog } from '@/ui/Dialog';
import css from './Shell.module.css';

const rows = [
  [['Alt', 'C'], 'TEXT_SHORTCUT_CUSTOMER'],
  [['Alt', 'P'], 'LINK_QUICK_ORDER'],
  [['Alt', 'K'], 'BUTTON_VIEW_CART'],
  [['Alt', 'F'], 'BUTTON_CHECKOUT'],
  [['Alt', 'H'], 'LINK_ORDER_HISTORY'],
  [['/'], 'TEXT_SHORTCUT_SEARCH'],
  [['↑', '↓', 'Enter'], 'TEXT_SHORTCUT_CHOOSE'],
  [['Ctrl', 'Enter'], 'TEXT_SHORTCUT_PASTE'],
  [['Esc'], 'TEXT_SHORTCUT_CLOSE'],
  [['?'], 'TEXT_SHORTCUT_LIST'],
] as const;

/** List of the keyboard shortcuts for sellers. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const { text } = useText();
  return (
    <Dialog title={text('HEADER_SHORTCUTS')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose}>
      <dl className={css.shortcuts}>
        {rows.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
