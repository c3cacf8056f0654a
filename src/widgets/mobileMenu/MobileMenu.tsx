import { useState } from 'react';
import type { Category } from '@/erp/rows/category';
import { authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { compare, wishlist } from '@/features/lists';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Dialog } from '@/ui/Dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import AccountLinks from '../accountMenu/AccountLinks';
import { LanguageSwitch } from '../header/LanguageSwitch';
import css from './MobileMenu.module.css';

/** Everything the desktop's header offers, in a drawer; a department slides its categories in. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { text } = useText();
  const [department, setDepartment] = useState<Category | null>(null);
  return (
    <Dialog title={text('TEXT_MENU')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose} place="start">
      <div className={css.panel} key={department?.slug ?? 'root'}>
        {department ? (
          <DepartmentPanel department={department} onBack={() => setDepartment(null)} onGone={onClose} />
        ) : (
          <RootPanel onDepartment={setDepartment} onGone={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function RootPanel({
  onDepartment,
  onGone,
}: {
  onDepartment: (chosen: Category) => void;
  onGone: () => void;
}) {
  const { text } = useText();
  const { categories } = useAppSelector(catalogSelectors.departments);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const wished = useAppSelector(wishlist.selectors.count);
  const compared = useAppSelector(compare.selectors.count);
  return (
    <>
      <ul className={css.links}>
        <li>
          <Link to={urlOf('home')} onClick={onGone}>
            {text('LINK_HOME')}
          </Link>
        </li>
        <li>
          <Link to={urlOf('shop')} onClick={onGone}>
            {text('LINK_SHOP')}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.slug}>
            <button type="button" onClick={() => onDepartment(category)}>
              {category.name}
              <ChevronRightIcon aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <Link to={urlOf('brands')} onClick={onGone}>
            {text('LINK_BRANDS')}
          </Link>
        </li>
        <li>
          <Link to={urlOf('wishlist')} onClick={onGone}>
            {text('LINK_WISHLIST', { count: wished })}
          </Link>
        </li>
        <li>
          <Link to={urlOf('compare')} onClick={onGone}>
            {text('LINK_COMPARE', { count: compared })}
          </Link>
        </li>
        {isSignedIn ? null : (
          <>
            <li>
              <Link to={urlOf('garage')} onClick={onGone}>
                {text('LINK_GARAGE')}
              </Link>
            </li>
            <li>
              <Link to={urlOf('login')} onClick={onGone}>
                {text('BUTTON_LOGIN')}
              </Link>
            </li>
          </>
        )}
      </ul>
      {isSignedIn ? <AccountLinks onGone={onGone} /> : null}
      <LanguageSwitch />
    </>
  );
}

function DepartmentPanel({
  department,
  onBack,
  onGone,
}: {
  department: Category;
  onBack: () => void;
  onGone: () => void;
}) {
  const { text } = useText();
  return (
    <ul className={css.links}>
      <li>
        <button type="button" className={css.back} onClick={onBack}>
          <ChevronLeftIcon aria-hidden />
          {department.name}
        </button>
      </li>
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
  );
}
