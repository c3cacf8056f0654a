import { SectionHead } from '@/ui/SectionHead';
import { controls } from './controls';
import css from './GalleryPage.module.css';
import { notices } from './notices';
import { palette } from './palette';

/** UI components by file name, each in every state. Texts are for developers, and not translated. */
export const parts = { ...palette, ...controls, ...notices };

/** Gallery of the UI kit. It shows a component while a developer works on it, and the effect of a changed token. */
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
