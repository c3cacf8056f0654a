import { useRef, useState, type KeyboardEvent } from 'react';
import { useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { ChevronRightIcon } from '@/ui/icons';
import { moveFocus } from '@/ui/moveFocus';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { useDirection } from '@/ui/useDirection';
import { FailureNote } from '../failure/FailureNote';
import css from './DepartmentsPanel.module.css';
import { useHoverIntent } from './useHoverIntent';

const getLinks = (column: Element | null) => [...(column?.querySelectorAll<HTMLElement>('a') ?? [])];

/**
 * Departments panel. Shows the categories and a picture of the department that is hovered or focused. Up and down move
 * in a column; left and right move to another column.
 */
export default function DepartmentsPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const { status, categories } = useDepartments();
  const [intended, setIntended] = useState<string | null>(null);
  const names = useRef<HTMLUListElement>(null);
  const children = useRef<HTMLUListElement>(null);
  const isRtl = useDirection() === 'rtl';
  const shownDepartment = categories.find(({ slug }) => slug === intended) ?? categories[0];
  const hover = useHoverIntent(shownDepartment?.slug, setIntended);
  if (status === 'failed') return <FailureNote code="ERP_UNAVAILABLE" />;
  if (status !== 'ready') return <Skeleton lines={5} />;

  const keys = (event: KeyboardEvent) => {
    const isInNames = names.current?.contains(document.activeElement) ?? false;
    const inwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const outwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const isAcross = event.key === (isInNames ? inwards : outwards);
    if (isAcross) {
      const name = categories.findIndex(({ slug }) => slug === shownDepartment?.slug);
      getLinks(isInNames ? children.current : names.current)[isInNames ? 0 : name]?.focus();
    }
    const column = getLinks(isInNames ? names.current : children.current);
    if (isAcross || moveFocus(event.key, column)) event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.panel} onKeyDown={keys}>
      <ul ref={names} className={css.names} {...hover}>
        {categories.map(({ slug, name }) => (
          <li key={slug} data-name={slug}>
            <Link
              to={toUrl('category', { slug })}
              className={slug === shownDepartment?.slug ? css.shown : undefined}
              onFocus={() => setIntended(slug)}
              onClick={onGone}
            >
              {name}
              <ChevronRightIcon aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {shownDepartment ? (
        <div className={css.department}>
          {/* keyed by department: otherwise the last row of the previous list would move to the end of this list */}
          <ul key={shownDepartment.slug} ref={children}>
            {shownDepartment.children.map(({ slug, name, image }) => (
              <li key={slug}>
                <Link to={toUrl('categoryProducts', { slug })} onClick={onGone}>
                  <Picture src={image} alt="" size={36} />
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to={toUrl('categoryProducts', { slug: shownDepartment.slug })} onClick={onGone}>
                {text('LINK_ALL_OF', { name: shownDepartment.name })}
              </Link>
            </li>
          </ul>
          <Picture src={shownDepartment.image} alt="" size={240} />
        </div>
      ) : null}
    </div>
  );
}
