/** What runs in the browser: a picture is built, taken and given back as a PNG. */
import { type Kind } from '../../demo/erp/data/looks';
import { type BoxOrder, buildBox } from './box';
import { type Angle, type Model, type View, viewOf } from './model';
import { parts } from './parts';
import { scenes } from './scenes';
import { arrange, viewOfScene } from './scenes/scene';
import { group } from './shapes';
import { type Sheet, Studio } from './studio';

type Words = NonNullable<Parameters<Model>[1]>;

export interface PartOrder {
  kind: Kind;
  look: string;
  angle: Angle;
  /** The words on its label; null: blank. */
  words?: Words | null;
  /** Mirrored: the part of the other side. */
  isLeft?: boolean;
  within?: View['within'];
}

declare global {
  interface Window {
    /** The picture of a part as a PNG in base64. */
    takePart: (order: PartOrder, sheet: Sheet) => string;
    /** Degrees from which lists look down on a part. */
    getElevation: (order: PartOrder) => number;
    /** The same of a maker's box. */
    takeBox: (order: BoxOrder, view: View, sheet: Sheet) => Promise<string>;
    /** The same of a scene. */
    takeScene: (name: string, sheet: Sheet) => string;
  }
}

let studio: Studio | undefined;

const png = ({ canvas }: Studio) => canvas.toDataURL('image/png').split(',')[1]!;

function buildPart({ kind, look, words = null }: PartOrder) {
  const build = parts[kind] as Model | undefined;
  if (!build) throw new Error(`No model of ${kind} yet: tools/pictures/parts/index.ts`);
  return build(look as Parameters<Model>[0], words);
}

window.getElevation = (order) => viewOf(buildPart(order), order.angle).elevation;

window.takePart = (order, sheet) => {
  studio ??= new Studio();
  const part = buildPart(order);
  const { angle, isLeft = false, within } = order;
  const view = { ...viewOf(part, angle), ...(within ? { within } : {}) };
  const shown = isLeft ? group(part) : part;
  if (isLeft) shown.scale.x = -1;
  studio.take(shown, isLeft ? { ...view, azimuth: -view.azimuth } : view, sheet);
  return png(studio);
};

window.takeBox = async (order, view, sheet) => {
  studio ??= new Studio();
  studio.take(await buildBox(order), view, sheet);
  return png(studio);
};

window.takeScene = (name, sheet) => {
  studio ??= new Studio();
  const known = scenes.get(name);
  if (!known) throw new Error(`No scene ${name}: tools/pictures/scenes/index.ts`);
  studio.take(arrange(known.scene), viewOfScene(known.scene, known.frame), sheet, known.frame.ground);
  return png(studio);
};
