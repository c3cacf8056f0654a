import { useEffect } from 'react';
import { onCatalogAge } from '@/erp/catalogStaleness';
import { authSelectors } from '@/features/auth';
import { connection, connectionFeature, connectionSelectors } from '@/features/connection';
import { version, versionSelectors } from '@/features/version';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { watchPresses } from '@/ui/lastPress';
import { useDocumentTheme } from '../display/useDocumentTheme';
import css from './Bars.module.css';

export const features = [connectionFeature];

/** Bars above the page for problems of the whole shop: offline, stale prices, new version. */
export default function Bars() {
  // the replay of a log that is older than the connection feature shows no bars
  const hasConnectionFeature = useAppSelector(connectionSelectors.isThere);
  return hasConnectionFeature ? <ShopBars /> : null;
}

function ShopBars() {
  useConnection();
  useDocumentTheme();
  // toasts are placed away from the last pressed control
  useEffect(watchPresses, []);
  const isOnline = useAppSelector(connectionSelectors.isOnline);
  const catalogueOf = useAppSelector(connectionSelectors.catalogueOf);
  const newer = useAppSelector(versionSelectors.newer);
  // without bars the container stays, because only changes inside an existing live region are announced; the empty
  // container has no class, because it would cast a shadow
  const hasBars = !isOnline || catalogueOf !== null || newer !== null;
  return (
    <div aria-live="polite" {...(hasBars && { className: css.bars, 'data-above-bar': true })}>
      {isOnline ? null : <OfflineBar />}
      {catalogueOf === null ? null : <AgeBar asOf={catalogueOf} />}
      {newer === null ? null : <VersionBar />}
    </div>
  );
}

/** Loads pictures that failed offline again, by setting the same source once more. */
function reloadBrokenPictures() {
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src += '';
}

/** Reports connection changes and the catalogue's age to the store, so that logs contain them. */
function useConnection() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onOffline = () => void dispatch(connection.lost());
    const restored = () => {
      dispatch(connection.restored());
      reloadBrokenPictures();
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', restored);
    if (!navigator.onLine) onOffline();
    const unfollow = onCatalogAge((asOf) => void dispatch(connection.catalogueAged({ asOf })));
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', restored);
      unfollow();
    };
  }, [dispatch]);
}

function OfflineBar() {
  const { text } = useText();
  return <Alert tone="warn">{text('TEXT_OFFLINE')}</Alert>;
}

/** Bar for stale prices. It only shows the age of the prices, because they are confirmed when an order is placed. */
function AgeBar({ asOf }: { asOf: string }) {
  const { text, hour } = useText();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const time = hour(asOf);
  return (
    <Alert tone="warn">
      {isSignedIn ? text('TEXT_PRICES_AS_OF', { time }) : text('TEXT_CATALOGUE_AS_OF', { time })}
    </Alert>
  );
}

/** Bar for a new version, which is applied at a safe moment; the visitor can reload now. */
function VersionBar() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
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
  );
}
