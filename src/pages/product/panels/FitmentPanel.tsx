import type { Product } from '@/erp/rows/product';
import { fitmentSelectors, type FitmentState } from '@/features/fitment';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { WhatsappLink } from '../WhatsappLink';
import { FitmentTable } from './FitmentTable';
import { OwnVehicle } from './OwnVehicle';
import css from './Panels.module.css';

/** Vehicles that a product fits. The current vehicle comes first. */
export function FitmentPanel({ product }: { product: Product }) {
  const { text } = useText();
  if (product.compatibility === 'all') return <Alert tone="good">{text('TEXT_FITS_ALL_VEHICLES')}</Alert>;
  if (product.compatibility.length === 0) {
    return (
      <Alert tone="info" action={<WhatsappLink product={product} variant="secondary" />}>
        {text('TEXT_FITMENT_NOT_TOLD')}
      </Alert>
    );
  }
  return (
    <div className={css.fitment}>
      <OwnVehicle compatibility={product.compatibility} />
      <Vehicles slug={product.slug} />
    </div>
  );
}

function Vehicles({ slug }: { slug: string }) {
  const known = useAppSelector((state: { fitment: FitmentState }) => fitmentSelectors.of(state, slug));
  if (known.status === 'failed') return <FailureNote code={known.failure} />;
  if (known.status !== 'ready') return <Skeleton lines={6} />;
  return <FitmentTable vehicles={known.vehicles} />;
}
