import { openSessions, openSessionsSelectors } from '@/features/openSessions';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { OpenSession } from '@/shop/schemas';
import { Button } from '@/ui/Button';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import css from '@/widgets/form/Form.module.css';
import pageCss from './ProfilePage.module.css';

/** The account's open sessions. A button ends all sessions except the current session. */
export function OpenSessionsSection() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, items, failure, isEnding, refusal } = useAppSelector(openSessionsSelectors.all);
  const hasOthers = items.some(({ isCurrent }) => !isCurrent);
  return (
    <section className={css.card}>
      <h2>{text('HEADER_OPEN_SESSIONS')}</h2>
      <p className={css.muted}>{text('TEXT_OPEN_SESSIONS')}</p>
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {status === 'asking' || status === 'idle' ? <Skeleton lines={2} /> : null}
      <ul className={pageCss.sessions}>
        {items.map((session) => (
          <SessionRow key={`${session.startedAt} ${session.device}`} session={session} />
        ))}
      </ul>
      {refusal ? (
        <FailureNote code={refusal} onRetry={() => dispatch(openSessions.othersEndRequested())} />
      ) : null}
      {hasOthers ? (
        <Button
          ref={moveFocusOnRemoval}
          className={pageCss.start ?? ''}
          variant="secondary"
          busy={isEnding}
          onClick={() => dispatch(openSessions.othersEndRequested())}
        >
          {text('BUTTON_END_OTHER_SESSIONS')}
        </Button>
      ) : null}
    </section>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { text, date } = useText();
  const { device, lastSeenAt, isCurrent } = session;
  return (
    <li>
      <span>{device || text('TEXT_UNKNOWN_DEVICE')}</span>
      <span className={css.muted}>
        {isCurrent ? text('TEXT_THIS_BROWSER') : text('TEXT_LAST_SEEN', { date: date(lastSeenAt) })}
      </span>
    </li>
  );
}
