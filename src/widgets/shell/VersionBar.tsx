import { version, versionSelectors } from '@/features/version';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import css from './Shell.module.css';

/** A newer shop waits for a safe moment; the person may take it now. */
export function VersionBar() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const newer = useAppSelector(versionSelectors.newer);
  if (newer === null) return null;
  return (
    <div className={css.version}>
      <Alert
        tone="info"
        action={
          <Button size="small" onClick={() => dispatch(version.reloadRequested())}>
            {text('BUTTON_RELOAD')}
          </Button>
        }
      >
        {text('TEXT_NEW_VERSION')}
      </Alert>
    </div>
  );
}
