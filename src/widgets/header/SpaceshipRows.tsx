import { useText } from '@/shared/text';
import { Departments } from '../departments/Departments';
import { SearchBox } from '../search/SearchBox';
import { VehicleButton } from '../vehiclePicker/VehicleButton';
import css from './Header.module.css';
import { HeaderActions } from './HeaderActions';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { ContactLinks, Tools } from './TopLinks';

/**
 * Spaceship layout with two rows. The first row has slanted plates at both ends. The logo covers both rows, and the
 * search box hangs below.
 */
export function SpaceshipRows() {
  const { text } = useText();
  return (
    <>
      <div className={`${css.plates} ${css.fades}`}>
        <div className={css.width}>
          <ContactLinks className={`${css.top} ${css.plate}`} />
          <Tools className={`${css.top} ${css.plate} ${css.plateEnd}`} />
        </div>
      </div>
      <div className={`${css.width} ${css.main}`}>
        <nav className={css.menu} aria-label={text('TEXT_MAIN_MENU')}>
          <Departments />
          <MainMenu />
        </nav>
        <div className={css.fades}>
          <Logo />
        </div>
        <HeaderActions />
      </div>
      <div className={css.hanging}>
        <VehicleButton dropdown />
        <SearchBox />
      </div>
    </>
  );
}
