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

/** Sub-panel over the root panel: a department's categories by its slug, or the account. */
export type SubPanel = { department: string } | 'account';

/**
 * Milliseconds after which the menu closes even if the next page has not loaded. A list's render is deferred for the
 * same time at most.
 */
const maxDelayMs = 150;

/**
 * Closes the menu in the frame in which the next page (or the previous one, on Back) renders, because closing the menu
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
 * Menu drawer with all links of the desktop header. Sub-panels slide in over the panel below and return the focus to
 * it; a reopened menu starts with its root panel.
 */
function Menu({ onClose, onGone }: { onClose: () => void; onGone: () => void }) {
  const { text } = useText();
  const [stack, setStack] = useState<readonly SubPanel[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  /** Buttons that opened the panels, to which the focus returns. */
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
