import { useText } from '@/shared/text';
import { HeadsetIcon, ShieldIcon, TruckIcon, VehicleIcon } from '@/ui/icons';
import css from './ShopFeatures.module.css';

const features = [
  [VehicleIcon, 'HEADER_FEATURE_FIT', 'TEXT_FEATURE_FIT'],
  [TruckIcon, 'HEADER_FEATURE_DELIVERY', 'TEXT_FEATURE_DELIVERY'],
  [ShieldIcon, 'HEADER_FEATURE_WARRANTY', 'TEXT_FEATURE_WARRANTY'],
  [HeadsetIcon, 'HEADER_FEATURE_ADVICE', 'TEXT_FEATURE_ADVICE'],
] as const;

/** Features of the shop: delivery, payment, advice, returns. */
export function ShopFeatures() {
  const { text } = useText();
  return (
    <ul className={css.features}>
      {features.map(([Icon, title, words]) => (
        <li key={title}>
          <Icon aria-hidden />
          <div>
            <strong>{text(title)}</strong>
            <span>{text(words)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
