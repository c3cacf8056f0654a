import type { Compatibility } from '@/erp/rows/product';
import type { Fit } from '@/features/vehicles';
import { useText } from '@/shared/text';
import { Tag } from '@/ui/Tag';
import { useFit } from './useFit';

const looks = {
  all: { tone: 'info', icon: 'check', text: 'TEXT_FIT_ALL', inShort: 'TEXT_FIT_SHORT_ALL' },
  fit: { tone: 'good', icon: 'check', text: 'TEXT_FIT_FIT', inShort: 'TEXT_FIT_SHORT_FIT' },
  'not-fit': { tone: 'bad', icon: 'alert', text: 'TEXT_FIT_NOT_FIT', inShort: 'TEXT_FIT_SHORT_NOT_FIT' },
  unknown: { tone: 'neutral', icon: 'unknown', text: 'TEXT_FIT_UNKNOWN', inShort: 'TEXT_FIT_SHORT_UNKNOWN' },
} as const satisfies Record<Fit, object>;

interface How {
  /** Short text, where the context already says that it is about fitment. */
  short?: boolean;
}

/** Tag of a fitment; hidden for null (no vehicle is chosen). */
export function FitMark({ fit, short = false }: How & { fit: Fit | null }) {
  const { text } = useText();
  if (!fit) return null;
  const { tone, icon, text: id, inShort: shortText } = looks[fit];
  return (
    <Tag tone={tone} icon={icon}>
      {text(short ? shortText : id)}
    </Tag>
  );
}

/** Tag of the fitment for the current vehicle; hidden while none is chosen. */
export function FitTag({ compatibility, short }: How & { compatibility: Compatibility }) {
  return <FitMark fit={useFit(compatibility)} short={short} />;
}
