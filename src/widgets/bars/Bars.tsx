import { useEffect } from 'react';
import { onCatalogAge } from '@/erp/catalogStaleness';
import { authSelectors } from '@/features/auth';
import { connection, connectionFeature, connectionSelectors } from '@/features/connection';
import { version, versionSelectors } from '@/features/version';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import css from './Bars.module.css';

export const features = [connectionFeature];

/** What concerns the whole shop and not one page: no network, prices of before, a newer version. */
export default function Bars() {
  // a log of a shop that had none is shown without
  const areThere = useAppSelector(connectionSelectors.isThere);
  return areThere ? <ShopBars /> : null;
}

function ShopBars() {
  useConnection();
  const isOnline = useAppSelector(connectionSelectors.isOnline);
  const catalogueOf = useAppSelector(connectionSelectors.catalogueOf);
  const newer = useAppSelector(versionSelectors.newer);
  return (
    <div className={css.bars}>
      {isOnline ? null : <OfflineBar />}
      {catalogueOf === null ? null : <AgeBar asOf={catalogueOf} />}
      {newer === null ? null : <VersionBar />}
    </div>
  );
}

/** The browser and the gateway tell how things stand; the log has it from here. */
function useConnection() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const lost = () => void dispatch(connection.lost());
    const restored = () => void dispatch(connection.restored());
    window.addEventListener('offline', lost);
    window.addEventListener('online', restored);
    if (!navigator.onLine) lost();
    const unfollow = onCatalogAge((asOf) => void dispatch(connection.catalogueAged({ asOf })));
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', restored);
      unfollow();
    };
  }, [dispatch]);
}

function OfflineBar() {
  const { text } = useText();
  return <Alert tone="warn">{text('TEXT_OFFLINE')}</Alert>;
}

/** Prices are confirmed when an order is placed: meanwhile it is enough to know of when they are. */
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

/** A newer shop waits for a safe moment; the person may take it now. */
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
