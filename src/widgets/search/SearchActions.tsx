import { toUrl } from '@/features/navigation';
import { formatVehicleName, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { getWhatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import css from './SearchPanel.module.css';

/** Button that retries a failed request. */
export function RetryAction({ onRetry }: { onRetry: () => void }) {
  const { text } = useText();
  return (
    <div className={css.ways}>
      <div>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {text('BUTTON_RETRY')}
        </Button>
      </div>
    </div>
  );
}

/**
 * Link with a prepared question about a part that was not found. The question contains the searched words and the
 * vehicle.
 */
export function AskForPart({ search }: { search: string }) {
  const { text } = useText();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const vehicleName = vehicle ? `${formatVehicleName(vehicle)} ${vehicle.engine}` : '—';
  return (
    <a
      href={getWhatsappUrl(text('TEXT_WHATSAPP_NOT_FOUND', { search, vehicle: vehicleName }))}
      className={getButtonClass({ variant: 'ghost', size: 'small' })}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsappIcon aria-hidden />
      {text('LINK_ASK_BY_WHATSAPP')}
    </a>
  );
}

/** Next steps after a search without results: a hint, a link to the whole catalogue, and a link to ask the shop. */
export function NoResultsActions({ search, onGone }: { search: string; onGone: () => void }) {
  const { text } = useText();
  return (
    <div className={css.ways}>
      <p>{text('TEXT_NO_PRODUCTS_ADVICE')}</p>
      <div>
        <Link
          to={toUrl('allProducts')}
          className={getButtonClass({ variant: 'secondary', size: 'small' })}
          onClick={onGone}
        >
          {text('LINK_ALL_PRODUCTS')}
        </Link>
        <AskForPart search={search} />
      </div>
    </div>
  );
}
