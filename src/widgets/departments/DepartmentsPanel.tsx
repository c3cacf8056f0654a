import { useRef, useState, type KeyboardEvent } from 'react';
import { catalogSelectors } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { ChevronRightIcon } from '@/ui/icons';
import { moveFocus } from '@/ui/moveFocus';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { useDirection } from '@/ui/useDirection';
import { FailureNote } from '../failure/FailureNote';
import css from './DepartmentsPanel.module.css';
import { useHoverIntent } from './useHoverIntent';

const linksOf = (column: Element | null) => [...(column?.querySelectorAll<HTMLElement>('a') ?? [])];

/**
 * The one that the pointer means or the focus is at shows its categories and a picture. Up and down move within the
 * departments or the categories, left and right between them.
 */
export default function DepartmentsPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const { status, categories } = useAppSelector(catalogSelectors.departments);
  const [meant, setMeant] = useState<string | null>(null);
  const names = useRef<HTMLUListElement>(null);
  const children = useRef<HTMLUListElement>(null);
  const isRtl = useDirection() === 'rtl';
  const shown = categories.find(({ slug }) => slug === meant) ?? categories[0];
  const hover = useHoverIntent(shown?.slug, setMeant);
  if (status === 'failed') return <FailureNote code="ERP_UNAVAILABLE" />;
  if (status !== 'ready') return <Skeleton lines={5} />;

  const keys = (event: KeyboardEvent) => {
    const isInNames = names.current?.contains(document.activeElement) ?? false;
    const inwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const outwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const isAcross = event.key === (isInNames ? inwards : outwards);
    if (isAcross) {
      const name = categories.findIndex(({ slug }) => slug === shown?.slug);
      linksOf(isInNames ? children.current : names.current)[isInNames ? 0 : name]?.focus();
    }
    const column = linksOf(isInNames ? names.current : children.current);
    if (isAcross || moveFocus(event.key, column)) event.preventDefault();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.panel} onKeyDown={keys}>
      <ul ref={names} className={css.names} {...hover}>
        {categories.map(({ slug, name }) => (
          <li key={slug} data-name={slug}>
            <Link
              to={toUrl('category', { slug })}
              className={slug === shown?.slug ? css.shown : undefined}
              onFocus={() => setMeant(slug)}
              onClick={onGone}
            >
              {name}
              <ChevronRightIcon aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {shown ? (
        <div className={css.department}>
          <ul ref={children}>
            {shown.children.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={toUrl('categoryProducts', { slug })} onClick={onGone}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to={toUrl('categoryProducts', { slug: shown.slug })} onClick={onGone}>
                {text('LINK_ALL_OF', { name: shown.name })}
              </Link>
            </li>
          </ul>
          <Picture src={shown.image} alt="" size={240} />
        </div>
      ) : null}
    </div>
  );
}
