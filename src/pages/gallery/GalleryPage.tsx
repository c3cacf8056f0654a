import { SectionHead } from '@/ui/SectionHead';
import { controls } from './controls';
import css from './GalleryPage.module.css';
import { notices } from './notices';
import { palette } from './palette';

/** Each UI component by its file name, in every state. Texts are for developers, and not translated. */
export const parts = { ...palette, ...controls, ...notices };

/** Gallery of the UI kit, to work on a component and to see a token's change. */
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
