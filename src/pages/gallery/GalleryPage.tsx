import { SectionHead } from '@/ui/SectionHead';
import { controls } from './controls';
import css from './GalleryPage.module.css';
import { notices } from './notices';
import { palette } from './palette';

/**
 * UI components by file name. Each component is shown in all its states. The texts are for developers, so they are not
 * translated.
 */
export const parts = { ...palette, ...controls, ...notices };

/** Gallery of the UI kit. Developers see a component while they work on it, and see what a changed token affects. */
export default function GalleryPage() {
  return (
    <div className={css.gallery}>
      <h1>src/ui</h1>
      {Object.entries(parts).map(([name, Part]) => (
        <section key={name} aria-label={name}>
          <SectionHead title={name} />
          <div className={css.states}>
            <Part />
          </div>
        </section>
      ))}
    </div>
  );
}
