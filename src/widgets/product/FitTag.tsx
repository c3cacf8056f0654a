import type { Compatibility } from '@/erp/rows/product';
import { vehiclesSelectors, type Fit, type VehiclesState } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Tag } from '@/ui/Tag';

const looks = {
  all: { tone: 'info', icon: 'check', text: 'TEXT_FIT_ALL', inShort: 'TEXT_FIT_SHORT_ALL' },
  fit: { tone: 'good', icon: 'check', text: 'TEXT_FIT_FIT', inShort: 'TEXT_FIT_SHORT_FIT' },
  'not-fit': { tone: 'bad', icon: 'alert', text: 'TEXT_FIT_NOT_FIT', inShort: 'TEXT_FIT_SHORT_NOT_FIT' },
  unknown: { tone: 'neutral', icon: 'unknown', text: 'TEXT_FIT_UNKNOWN', inShort: 'TEXT_FIT_SHORT_UNKNOWN' },
} as const satisfies Record<Fit, object>;

/** Whether a part fits the vehicle in use; nothing is said while no vehicle is chosen. */
export function FitTag({
  compatibility,
  short = false,
}: {
  compatibility: Compatibility;
  /** Where the place itself says that it is about the fit. */
  short?: boolean;
}) {
  const { text } = useText();
  const fit = useAppSelector((state: { vehicles: VehiclesState }) =>
    vehiclesSelectors.current(state) ? vehiclesSelectors.fit(state, compatibility) : null,
  );
  if (!fit) return null;
  const { tone, icon, text: id, inShort } = looks[fit];
  return (
    <Tag tone={tone} icon={icon}>
      {text(short ? inShort : id)}
    </Tag>
  );
}
