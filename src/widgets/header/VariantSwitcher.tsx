import {
  getDemoPath,
  narrowHeaders,
  wideHeaders,
  type NarrowHeader,
  type WideHeader,
} from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useText } from '@/shared/text';
import { useIsDesktop } from '@/ui/useIsDesktop';
import css from './VariantSwitcher.module.css';

const layouts = { spaceship: 'TEXT_SPACESHIP', classic: 'TEXT_CLASSIC', mobile: 'TEXT_MOBILE' } as const;
const numbers = ['one', 'two', 'three', 'four', 'five'];

const getParts = (header: WideHeader | NarrowHeader) => {
  const [layout, number = ''] = header.split('-');
  return { layout: layout as keyof typeof layouts, number: numbers.indexOf(number) + 1 };
};

/** Header variants for this screen width. A miniature shows the colours of its variant. */
export default function VariantSwitcher() {
  const { text } = useText();
  const headers = useIsDesktop() ? wideHeaders : narrowHeaders;
  return (
    <nav className={css.switcher} data-above-bar aria-label={text('HEADER_VARIANTS')}>
      {headers.map((header) => {
        const { layout, number } = getParts(header);
        return (
          <NavLink key={header} to={getDemoPath(header)} state={{ keepsPlace: true }}>
            <span className={`${css.sample} ${css[layout] ?? ''}`} data-header={header} />
            {text('LINK_VARIANT', { layout: text(layouts[layout]), number })}
          </NavLink>
        );
      })}
    </nav>
  );
}
