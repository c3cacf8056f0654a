import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Dialog } from '@/ui/Dialog';
import { AccountPanel } from './AccountPanel';
import { DepartmentPanel } from './DepartmentPanel';
import css from './MobileMenu.module.css';
import { RootPanel } from './RootPanel';

/** Panel over the root panel: the categories of a department (by the department's slug), or the account. */
export type SubPanel = { department: string } | 'account';

/**
 * Milliseconds after which the menu closes, even if the next page has not loaded. The render of a list page is deferred
 * for the same maximum time.
 */
const maxDelayMs = 150;

/**
 * Menu that closes in the same frame in which the next page renders (or the previous page, on Back). To close the menu
 * earlier would lay out the old page once more.
 */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  'use memo';
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [openedAt] = useState(key);
  const [isGoing, setGoing] = useState(false);
  const isLeft = key !== openedAt && (isGoing || isBack);
  const tellLeft = useEffectEvent(onClose);
  useEffect(() => {
    if (isLeft) tellLeft();
  }, [isLeft]);
  useEffect(() => {
    if (!isGoing) return undefined;
    const tooLong = setTimeout(() => tellLeft(), maxDelayMs);
    return () => clearTimeout(tooLong);
  }, [isGoing]);
  return isLeft ? null : <Menu onClose={onClose} onGone={() => setGoing(true)} />;
}

/**
 * Menu drawer with all links of the desktop header. A sub-panel slides in over the panel below. When the sub-panel
 * closes, the focus returns to the panel below. A menu that is opened again starts with the root panel.
 */
function Menu({ onClose, onGone }: { onClose: () => void; onGone: () => void }) {
  const { text } = useText();
  const [stack, setStack] = useState<readonly SubPanel[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  /** Buttons that opened the sub-panels. The focus returns to these buttons. */
  const openers = useRef<Element[]>([]);

  const open = (panel: SubPanel) => {
    if (document.activeElement) openers.current.push(document.activeElement);
    flushSync(() => setStack([...stack, panel]));
    container.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
  };
  const back = () => {
    flushSync(() => setStack(stack.slice(0, -1)));
    const opener = openers.current.pop();
    if (opener instanceof HTMLElement) opener.focus();
  };

  return (
    <Dialog title={text('TEXT_MENU')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose} place="start">
      <div ref={container} className={css.stack}>
        <div className={css.panel} inert={stack.length > 0}>
          <RootPanel onOpen={open} onGone={onGone} onSignedOut={onClose} />
        </div>
        {stack.map((panel, level) => (
          <div key={level} className={css.panel} inert={level < stack.length - 1}>
            {panel === 'account' ? (
              isSignedIn && <AccountPanel onBack={back} onGone={onGone} onSignedOut={onClose} />
            ) : (
              <DepartmentPanel slug={panel.department} onBack={back} onGone={onGone} />
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
