import type { Product } from '@/erp/rows/product';
import { toUrl } from '@/features/navigation';
import { formatVehicleName, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { VehicleIcon } from '@/ui/icons';
import { FitTag } from '@/widgets/product/FitTag';
import { useFit } from '@/widgets/product/useFit';
import css from './ProductPage.module.css';

/**
 * Says whether the product fits the current vehicle, and links to parts that fit the vehicle. Without a vehicle, the
 * notice has a button to choose a vehicle.
 */
export function FitmentNotice({ product }: { product: Product }) {
  const { text } = useText();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const isMisfit = useFit(product.compatibility) === 'not-fit';
  const [category] = product.categories;
  return (
    <p className={css.line}>
      <FitTag compatibility={product.compatibility} />
      <Link to={`${toUrl('product', { slug: product.slug })}#fitment`} className={css.withIcon}>
        {vehicle ? null : <VehicleIcon aria-hidden />}
        {text(vehicle ? 'LINK_ALL_FITTING_VEHICLES' : 'LINK_DOES_IT_FIT')}
      </Link>
      {vehicle && isMisfit && category ? (
        <Link to={toUrl('categoryProducts', { slug: category }, { filter_vehicle: String(vehicle.id) })}>
          {text('LINK_WHAT_FITS', { vehicle: formatVehicleName(vehicle) })}
        </Link>
      ) : null}
    </p>
  );
}
