import type { CSSProperties, ComponentType } from 'react';
import * as icons from '@/ui/icons';
import css from './GalleryPage.module.css';

const colours = [
  'ink ink-muted ink-off paper surface surface-sunken hairline control-line',
  'graphite on-graphite on-graphite-muted graphite-hairline scene',
  'action action-strong on-action on-action-muted accent on-accent star star-off',
  'good good-tint warn warn-tint bad bad-tint info info-tint',
].flatMap((row) => row.split(' '));

export const palette: Record<string, ComponentType> = {
  tokens: () =>
    colours.map((name) => (
      // React's CSSProperties has no custom properties
      <span key={name} className={css.colour} style={{ '--shown': `var(--${name})` } as CSSProperties}>
        --{name}
      </span>
    )),
  icons: () =>
    Object.entries(icons).map(([name, Icon]) => (
      <span key={name} className={css.icon}>
        <Icon aria-hidden />
        {name.replace(/Icon$/, '')}
      </span>
    )),
};
