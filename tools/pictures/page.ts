/** What runs in the browser: a picture is built, taken and given back as a PNG. */
import { type Kind } from '../../server/erp/data/looks';
import { type Angle, type Model, viewOf } from './model';
import { parts } from './parts';
import { scenes } from './scenes';
import { arrange, viewOfScene } from './scenes/scene';
import { type Sheet, Studio } from './studio';

export interface PartOrder {
  kind: Kind;
  look: string;
  angle: Angle;
}

declare global {
  interface Window {
    /** The picture of a part as a PNG in base64. */
    takePart: (order: PartOrder, sheet: Sheet) => string;
    /** The same of a scene. */
    takeScene: (name: string, sheet: Sheet) => string;
  }
}

let studio: Studio | undefined;

const png = ({ canvas }: Studio) => canvas.toDataURL('image/png').split(',')[1]!;

window.takePart = ({ kind, look, angle }, sheet) => {
  studio ??= new Studio();
  const build = parts[kind] as Model | undefined;
  if (!build) throw new Error(`No model of ${kind} yet: scripts/pictures/parts/index.ts`);
  const part = build(look as Parameters<Model>[0]);
  studio.take(part, viewOf(part, angle), sheet);
  return png(studio);
};

window.takeScene = (name, sheet) => {
  studio ??= new Studio();
  const known = scenes.get(name);
  if (!known) throw new Error(`No scene ${name}: scripts/pictures/scenes/index.ts`);
  studio.take(arrange(known.scene), viewOfScene(known.scene, known.frame), sheet, known.frame.ground);
  return png(studio);
};
