import { Suspense } from 'react';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { ChevronDownIcon, MenuIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import headerCss from '../header/Header.module.css';

const DepartmentsPanel = lazyPart(() => import('./DepartmentsPanel'));

/** Menu of the five departments. */
export function Departments() {
  const { text } = useText();
  return (
    <Disclosure
      className={`${headerCss.holder} ${headerCss.departments}`}
      panelClass={headerCss.panel}
      onApproach={() => void DepartmentsPanel.ahead()}
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
