import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
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

/** Milliseconds. A page that has not come by then is waited for without the menu. */
const longestStay = 150;

/**
 * It goes in the frame of the page that it led to: to take it away before would have the page under it laid out once more,
 * for nobody.
 */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isLeft = key !== openedAt;
  const tellLeft = useEffectEvent(onClose);
  useEffect(() => {
    if (isLeft) tellLeft();
  }, [isLeft]);
  return isLeft ? null : <Menu onClose={onClose} />;
}

/**
 * Everything the desktop's header offers, in a drawer. What has more below slides it in over the panel it stands in, and
 * gives the focus back to it; a menu that was closed begins with its first panel.
 */
function Menu({ onClose }: { onClose: () => void }) {
  const { text } = useText();
  const [stack, setStack] = useState<readonly SubPanel[]>([]);
  const whole = useRef<HTMLDivElement>(null);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  /** Which button opened each of the panels. */
  const openers = useRef<Element[]>([]);

  const going = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(going.current), []);
  const gone = () => {
    going.current = setTimeout(onClose, longestStay);
  };

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
          <RootPanel onOpen={open} onGone={gone} />
        </div>
        {stack.map((panel, level) => (
          <div key={level} className={css.panel} inert={level < stack.length - 1}>
            {panel === 'account' ? (
              isSignedIn && <AccountPanel onBack={back} onGone={gone} />
            ) : (
              <DepartmentPanel slug={panel.department} onBack={back} onGone={gone} />
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
