import type { Compatibility } from '@/erp/rows/product';
import { findOwnVehicle, getFitment, vehiclesSelectors, type Fit } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { Tag } from '@/ui/Tag';

const looks = {
  all: { tone: 'info', icon: 'check', text: 'TEXT_FIT_ALL', inShort: 'TEXT_FIT_SHORT_ALL' },
  fit: { tone: 'good', icon: 'check', text: 'TEXT_FIT_FIT', inShort: 'TEXT_FIT_SHORT_FIT' },
  'not-fit': { tone: 'bad', icon: 'alert', text: 'TEXT_FIT_NOT_FIT', inShort: 'TEXT_FIT_SHORT_NOT_FIT' },
  unknown: { tone: 'neutral', icon: 'unknown', text: 'TEXT_FIT_UNKNOWN', inShort: 'TEXT_FIT_SHORT_UNKNOWN' },
} as const satisfies Record<Fit, object>;

interface How {
  /** Whether the text is short, because the context already says that the tag is about the fitment. */
  short?: boolean;
}

/** Tag of a fitment. Hidden if `fit` is null, because no vehicle is chosen. */
export function FitMark({ fit, vehicle, short = false }: How & { fit: Fit | null; vehicle: Vehicle | null }) {
  const { text } = useText();
  if (!fit || !vehicle) return null;
  const { tone, icon, text: id, inShort: shortText } = looks[fit];
  return (
    <Tag tone={tone} icon={icon}>
      {text(short ? shortText : id, { vehicle: `${vehicle.model} ${vehicle.year}` })}
    </Tag>
  );
}

/**
 * Tag of the fitment for the current vehicle. If the part does not fit this vehicle, but fits another vehicle of the
 * garage, a second tag names the other vehicle. Hidden while no vehicle is chosen. `own` is true for a part in a cart
 * or an order. Such a part has only the tag of the vehicle that the part fits.
 */
export function FitTag({ compatibility, short, own }: How & { compatibility: Compatibility; own?: boolean }) {
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const other = findOwnVehicle(compatibility, vehicle, useAppSelector(vehiclesSelectors.garage));
  const spoken = own ? other : vehicle;
  return (
    <>
      <FitMark fit={spoken && getFitment(compatibility, spoken)} vehicle={spoken} short={short} />
      {other === spoken ? null : <FitMark fit="fit" vehicle={other} />}
    </>
  );
}
