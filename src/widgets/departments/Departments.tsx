import { lazy, Suspense } from 'react';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { ChevronDownIcon, MenuIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import headerCss from '../header/Header.module.css';

const bring = () => import('./DepartmentsPanel');
const DepartmentsPanel = lazy(bring);

/** The five departments. */
export function Departments() {
  const { text } = useText();
  return (
    <Disclosure
      className={`${headerCss.holder} ${headerCss.departments}`}
      panelClass={headerCss.panel}
      onApproach={() => void bring()}
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
