import { SectionHead } from '@/ui/SectionHead';
import { controls } from './controls';
import css from './GalleryPage.module.css';
import { notices } from './notices';
import { palette } from './palette';

/** Every part of the ui kit by the name of its file, in every state. Its words are for those who work on the shop. */
export const parts = { ...palette, ...controls, ...notices };

/** To look at while working on a part, and to see at once what a change of a token does. */
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
