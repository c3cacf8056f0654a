import { useRef, type KeyboardEvent } from 'react';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { moveFocus } from '@/ui/moveFocus';
import { Picture } from '@/ui/Picture';
import { useDirection } from '@/ui/useDirection';
import css from './MegaPanel.module.css';

interface Part {
  text: string;
  /** Search text, in the language of the catalogue. */
  words: string;
}
interface System extends Part {
  image: string;
  parts: readonly Part[];
}

/** Popular parts by vehicle system. A part links to a search, so the parts are independent of the ERP's categories. */
const systems: readonly System[] = [
  {
    text: 'LINK_HEADLIGHTS',
    words: 'faro',
    image: '01-002',
    parts: [
      { text: 'LINK_FRONT_LIGHTS', words: 'faro delantero' },
      { text: 'LINK_FOG_LIGHTS', words: 'neblinero' },
      { text: 'LINK_TAIL_LIGHTS', words: 'stop posterior' },
      { text: 'LINK_BULBS', words: 'foco' },
    ],
  },
  {
    text: 'LINK_BRAKES',
    words: 'freno',
    image: '05-001',
    parts: [
      { text: 'LINK_BRAKE_PADS', words: 'pastillas de freno' },
      { text: 'LINK_BRAKE_DISCS', words: 'disco de freno' },
      { text: 'LINK_BRAKE_SHOES', words: 'zapatas' },
      { text: 'LINK_BRAKE_FLUID', words: 'líquido de frenos' },
    ],
  },
  {
    text: 'LINK_INTERIOR',
    words: 'interior',
    image: '01-006',
    parts: [
      { text: 'LINK_CABIN_FILTERS', words: 'filtro de cabina' },
      { text: 'LINK_INNER_MIRRORS', words: 'espejo interior' },
      { text: 'LINK_WINDOW_LIFTS', words: 'elevador de vidrio' },
      { text: 'LINK_DOOR_LOCKS', words: 'chapa de puerta' },
    ],
  },
  {
    text: 'LINK_ENGINE',
    words: 'motor',
    image: '02-000',
    parts: [
      { text: 'LINK_GASKETS', words: 'empaque' },
      { text: 'LINK_TIMING_BELTS', words: 'banda de distribución' },
      { text: 'LINK_WATER_PUMPS', words: 'bomba de agua' },
      { text: 'LINK_PISTONS', words: 'pistones' },
    ],
  },
];

const getLinks = (column: Element) => [...column.querySelectorAll<HTMLElement>('a')];

/**
 * Mega menu with one column for each system. Up and down move the focus in a column; left and right move the focus to
 * another column.
 */
export default function MegaPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const list = useRef<HTMLUListElement>(null);
  const isRtl = useDirection() === 'rtl';

  const keys = (event: KeyboardEvent) => {
    const columns = [...(list.current?.children ?? [])];
    const at = columns.findIndex((column) => column.contains(document.activeElement));
    const here = columns[at];
    if (!here) return;
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const beside = step && columns[at + step];
    if (beside) {
      const row = getLinks(here).findIndex((link) => link === document.activeElement);
      getLinks(beside)[row]?.focus();
    }
    if (moveFocus(event.key, getLinks(here)) || step) event.preventDefault();
  };
  const link = (part: Part) => (
    <Link to={toUrl('search', {}, { search: part.words })} onClick={onGone}>
      {text(part.text)}
    </Link>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={css.systems} onKeyDown={keys}>
      {systems.map((system) => (
        <li key={system.text}>
          <Picture src={`/images/categories/${system.image}-800.avif`} alt="" size={120} />
          {link(system)}
          <ul>
            {system.parts.map((part) => (
              <li key={part.text}>{link(part)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
