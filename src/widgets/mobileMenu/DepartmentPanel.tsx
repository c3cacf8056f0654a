import { useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import { BackButton } from './BackButton';
import css from './MobileMenu.module.css';

/** Panel with the categories of a department. */
export function DepartmentPanel({
  slug,
  onBack,
  onGone,
}: {
  slug: string;
  onBack: () => void;
  onGone: () => void;
}) {
  const { text } = useText();
  const { categories } = useDepartments();
  const department = categories.find((category) => category.slug === slug);
  if (!department) return null;
  return (
    <>
      <BackButton title={department.name} onBack={onBack} />
      <ul className={css.links}>
        {department.children.map((category) => (
          <li key={category.slug}>
            <Link to={toUrl('categoryProducts', { slug: category.slug })} onClick={onGone}>
              <span>
                <Picture src={category.image} alt="" size={40} />
                {category.name}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={toUrl('categoryProducts', { slug })} onClick={onGone}>
            {text('LINK_ALL_OF', { name: department.name })}
          </Link>
        </li>
      </ul>
    </>
  );
}
