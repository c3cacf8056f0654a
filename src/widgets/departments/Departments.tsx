import { lazy, Suspense } from 'react';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { ChevronDownIcon, MenuIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import css from './Departments.module.css';

const DepartmentsPanel = lazy(() => import('./DepartmentsPanel'));

/** The five departments. */
export function Departments() {
  const { text } = useText();
  return (
    <Disclosure
      className={css.departments}
      buttonClass={buttonClass()}
      panelClass={css.panel}
      button={
        <>
          <MenuIcon aria-hidden />
          {text('BUTTON_DEPARTMENTS')}
          <ChevronDownIcon aria-hidden />
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={5} />}>
          <DepartmentsPanel onGone={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
