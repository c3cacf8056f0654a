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

/** Bars above the page for problems of the whole shop: offline, outdated prices, or a new version. */
export default function Bars() {
  // an old log has no connection feature, so its replay shows no bars
  const hasConnectionFeature = useAppSelector(connectionSelectors.isThere);
  return hasConnectionFeature ? <ShopBars /> : null;
}

function ShopBars() {
  useConnection();
  useDocumentTheme();
  // a toast must not cover the last pressed control, so presses are recorded
  useEffect(watchPresses, []);
  const isOnline = useAppSelector(connectionSelectors.isOnline);
  const catalogueOf = useAppSelector(connectionSelectors.catalogueOf);
  const newer = useAppSelector(versionSelectors.newer);
  // the container stays without bars, because screen readers announce only changes inside an existing live region; an
  // empty container has no class, because the class would add a shadow
  const hasBars = !isOnline || catalogueOf !== null || newer !== null;
  return (
    <div aria-live="polite" {...(hasBars && { className: css.bars, 'data-above-bar': true })}>
      {isOnline ? null : <OfflineBar />}
      {catalogueOf === null ? null : <AgeBar asOf={catalogueOf} />}
      {newer === null ? null : <VersionBar />}
    </div>
  );
}

/** Loads pictures again that failed to load offline. To set the same source again starts a new request. */
function reloadBrokenPictures() {
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src += '';
}

/** Reports changes of the connection and the catalogue's age to the store, so that they are in the log. */
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

/** Bar for outdated prices. The bar only shows the age of the prices, because each order confirms its prices again. */
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

/** Bar for a new version. The shop reloads later, when no input is lost; the visitor can also reload now. */
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
