import { auth } from '@/features/auth';
import { sessionEnd, sessionEndFeature, sessionEndSelectors } from '@/features/sessionEnd';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getNow } from '@/shared/time';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useTicker } from '@/ui/useTicker';
import css from './SessionEnd.module.css';

export const features = [sessionEndFeature];

/** Dialog that appears before the session ends. A button extends the session. */
export default function SessionEnd() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const session = useAppSelector(sessionEndSelectors.all);
  if (session.status === 'far') return null;
  const stay = () => dispatch(sessionEnd.prolongRequested());
  return (
    <Dialog title={text('HEADER_SESSION_ENDS')} closeLabel={text('BUTTON_STAY_SIGNED_IN')} onClose={stay}>
      <div className={css.body}>
        <TimeLeft endsAt={session.endsAt} />
        {session.status === 'prolongFailed' ? <Alert tone="bad">{text('ERROR_SESSION_END')}</Alert> : null}
        <p>{text('TEXT_SESSION_ENDS_HINT')}</p>
        <div
          className={css.actions}
          // a dialog focuses the element with the attribute `autofocus`, but React does not render this attribute
          ref={(actions) => void actions?.querySelector('button')?.toggleAttribute('autofocus', true)}
        >
          <Button busy={session.status === 'prolonging'} onClick={stay}>
            {text('BUTTON_STAY_SIGNED_IN')}
          </Button>
          <Button variant="secondary" onClick={() => dispatch(auth.logoutRequested())}>
            {text('BUTTON_LOGOUT')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Returns the seconds to announce: whole minutes, and at the end 30 seconds. A live region that changes every second
 * would interrupt all other announcements.
 */
const toAnnounced = (seconds: number): number => (seconds > 30 ? Math.ceil(seconds / 60) * 60 : 30);

/** Countdown that shows the remaining seconds. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const { text } = useText();
  const seconds = useTicker(() => Math.max(0, Math.ceil((endsAt - getNow()) / 1000)));
  const announced = toAnnounced(seconds);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <p className={css.clock} aria-hidden data-ticking>
        {clock}
      </p>
      <div role="status">
        <VisuallyHidden>
          {announced === 30
            ? text('TEXT_SESSION_ENDS_IN_SECONDS', { seconds: announced })
            : text('TEXT_SESSION_ENDS_IN_MINUTES', { minutes: announced / 60 })}
        </VisuallyHidden>
      </div>
    </>
  );
}
