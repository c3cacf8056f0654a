import { Suspense } from 'react';
import { toUrl } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { ChevronDownIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './Header.module.css';

const MegaPanel = lazyPart(() => import('./MegaPanel'));

/** Main menu: home, popular parts by system, and the whole catalogue. */
export function MainMenu() {
  const { text } = useText();
  return (
    <div className={`${css.links} ${css.fades}`}>
      <NavLink to={toUrl('home')}>{text('LINK_HOME')}</NavLink>
      <Disclosure
        panelClass={css.panel}
        onApproach={() => void MegaPanel.ahead()}
        button={
          <>
            {text('BUTTON_SYSTEMS')}
            <ChevronDownIcon aria-hidden />
          </>
        }
      >
        {(close) => (
          <Suspense fallback={<Skeleton lines={5} />}>
            <MegaPanel onGone={close} />
          </Suspense>
        )}
      </Disclosure>
      <NavLink to={toUrl('shop')} within>
        {text('LINK_SHOP')}
      </NavLink>
    </div>
  );
}
