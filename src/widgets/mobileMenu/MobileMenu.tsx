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

/** What lies over the menu's first panel: a department's categories by its slug, or the account. */
export type SubPanel = { department: string } | 'account';

/** Milliseconds, as long as a list is held: a page that has not come by then is waited for without the menu. */
const longestStay = 150;

/**
 * It goes in the frame of the page that it led to, or that the way back leads to: to take it away before would have the
 * page under it laid out once more, for nobody.
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
    const tooLong = setTimeout(() => tellLeft(), longestStay);
    return () => clearTimeout(tooLong);
  }, [isGoing]);
  return isLeft ? null : <Menu onClose={onClose} onGone={() => setGoing(true)} />;
}

/**
 * Everything the desktop's header offers, in a drawer. What has more below slides it in over the panel it stands in, and
 * gives the focus back to it; a menu that was closed begins with its first panel.
 */
function Menu({ onClose, onGone }: { onClose: () => void; onGone: () => void }) {
  const { text } = useText();
  const [stack, setStack] = useState<readonly SubPanel[]>([]);
  const whole = useRef<HTMLDivElement>(null);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  /** Which button opened each of the panels. */
  const openers = useRef<Element[]>([]);

  const open = (panel: SubPanel) => {
    if (document.activeElement) openers.current.push(document.activeElement);
    flushSync(() => setStack([...stack, panel]));
    whole.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
  };
  const back = () => {
    flushSync(() => setStack(stack.slice(0, -1)));
    const opener = openers.current.pop();
    if (opener instanceof HTMLElement) opener.focus();
  };

  return (
    <Dialog title={text('TEXT_MENU')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose} place="start">
      <div ref={whole} className={css.stack}>
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
