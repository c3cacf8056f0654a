/** What runs in the browser: `takePicture` builds the part, takes its picture and gives it back as a PNG. */
import { type Kind } from '../../server/erp/data/looks';
import { type Angle, type Model, viewOf } from './model';
import { parts } from './parts';
import { Studio } from './studio';

export interface Order {
  kind: Kind;
  look: string;
  angle: Angle;
  /** Pixels of a side, and how many frames make the picture. */
  size: number;
  frames: number;
}

declare global {
  interface Window {
    /** The picture as a PNG in base64. */
    takePicture: (order: Order) => string;
  }
}

let studio: Studio | undefined;

window.takePicture = ({ kind, look, angle, size, frames }) => {
  studio ??= new Studio();
  const build = parts[kind] as Model | undefined;
  if (!build) throw new Error(`No model of ${kind} yet: scripts/pictures/parts/index.ts`);
  const part = build(look as Parameters<Model>[0]);
  studio.take(part, viewOf(part, angle), size, frames);
  return studio.canvas.toDataURL('image/png').split(',')[1]!;
};
