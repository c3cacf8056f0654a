import type { Product } from '@/erp/rows/product';
import { formatVehicleName, vehiclesSelectors } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { getWhatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { getButtonClass, type ButtonVariant } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';

/** WhatsApp link with sku and vehicle in the text. */
export function WhatsappLink({ product, variant = 'ghost' }: { product: Product; variant?: ButtonVariant }) {
  const { text } = useText();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const question = {
    name: product.name,
    sku: product.sku,
    vehicle: vehicle ? `${formatVehicleName(vehicle)} ${vehicle.engine}` : '—',
  };
  return (
    <a
      className={getButtonClass({ variant, size: 'small' })}
      href={getWhatsappUrl(text('TEXT_WHATSAPP_PRODUCT', question))}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsappIcon aria-hidden />
      {text('LINK_ASK_BY_WHATSAPP')}
    </a>
  );
}
