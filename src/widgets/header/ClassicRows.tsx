import { site, telUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { HeadsetIcon } from '@/ui/icons';
import { Departments } from '../departments/Departments';
import { SearchBox } from '../search/SearchBox';
import { VehicleButton } from '../vehiclePicker/VehicleButton';
import css from './ClassicRows.module.css';
import headerCss from './Header.module.css';
import { HeaderActions } from './HeaderActions';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { ContactLinks, Tools } from './TopLinks';

/**
 * Classic layout with three rows. First row: topbar. Second row: logo, search with vehicle, indicators. Third row:
 * departments, menu and telephone.
 */
export default function ClassicRows() {
  const { text } = useText();
  return (
    <>
      <div className={`${css.topbar} ${headerCss.fades}`}>
        <div className={headerCss.width}>
          <ContactLinks className={headerCss.top ?? ''} />
          <Tools className={headerCss.top ?? ''} />
        </div>
      </div>
      <div className={`${headerCss.width} ${css.main}`}>
        <Logo />
        <div className={css.search}>
          <VehicleButton dropdown />
          <SearchBox />
        </div>
        <HeaderActions />
      </div>
      <div className={css.navbar}>
        <nav className={`${headerCss.width} ${css.menu}`} aria-label={text('TEXT_MAIN_MENU')}>
          <Departments />
          <MainMenu />
          <a className={css.telephone} href={telUrl}>
            <HeadsetIcon aria-hidden />
            <span>
              <small>{text('TEXT_PHONE_BLOCK')}</small>
              <bdi dir="ltr">{site.phone}</bdi>
            </span>
          </a>
        </nav>
      </div>
    </>
  );
}
