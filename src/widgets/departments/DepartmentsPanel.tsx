import { useState } from 'react';
import { catalogSelectors } from '@/features/catalog';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { ChevronRightIcon } from '@/ui/icons';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '../failure/FailureNote';
import css from './Departments.module.css';

/** The one under the pointer or the focus shows its categories and a picture. */
export default function DepartmentsPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const { status, categories } = useAppSelector(catalogSelectors.departments);
  const [shown, setShown] = useState<string | null>(null);
  if (status === 'failed') return <FailureNote code="ERP_UNAVAILABLE" />;
  if (status !== 'ready') return <Skeleton lines={5} />;
  const department = categories.find(({ slug }) => slug === shown) ?? categories[0];
  return (
    <>
      <ul className={css.names}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={urlOf('category', { slug })}
              className={slug === department?.slug ? css.shown : undefined}
              onPointerEnter={() => setShown(slug)}
              onFocus={() => setShown(slug)}
              onClick={onGone}
            >
              {name}
              <ChevronRightIcon aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {department ? (
        <div className={css.department}>
          <ul>
            {department.children.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={urlOf('categoryProducts', { slug })} onClick={onGone}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to={urlOf('categoryProducts', { slug: department.slug })} onClick={onGone}>
                {text('LINK_ALL_OF', { name: department.name })}
              </Link>
            </li>
          </ul>
          <Picture src={department.image} alt="" size={200} />
        </div>
      ) : null}
    </>
  );
}
