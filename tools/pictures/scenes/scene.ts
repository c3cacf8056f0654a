/** A scene: several parts on one ground, as a photographer would lay them out. */
import { Box3, type Group, type Object3D, Vector3 } from 'three';
import { type Kind, type looks } from '../../../demo/erp/data/looks';
import { type Model, type View, viewOf } from '../model';
import { parts } from '../parts';
import { group, type Place, put } from '../shapes';
import { corners, type Ground } from '../studio';

type LookName = { [K in Kind]: `${K}/${(typeof looks)[K][number]}` }[Kind];

/** A part of the scene. It shows the side that lists show of it, unless it is turned. */
export interface Thing {
  look: LookName;
  /** How wide or high it is in the scene, whichever is more, in millimetres: a spark plug may stand beside a tyre. */
  size: number;
  /** Degrees further round the upright axis. */
  turn?: number;
  /** Degrees that it is tipped round its own axes before it is turned. */
  tip?: Place;
  /** Millimetres that it is moved from its place in the row: to the right, up, to the front. */
  move?: Place;
}

export interface Scene {
  /** From left to right; the middle of each stands on one line. */
  back: readonly Thing[];
  /** From left to right, each as near to what is behind it as it may be. */
  front?: readonly Thing[];
  /** Between neighbours, in millimetres; less than nothing lets them overlap. */
  gap?: number;
  /** The whole row at the front is moved so far to the right. */
  frontAside?: number;
  view?: Partial<View>;
}

/** Where and how a family of scenes is shown. */
export interface Frame {
  /** Pixels as it is drawn; what is kept has the same shape. */
  width: number;
  height: number;
  ground: Ground;
  within: NonNullable<View['within']>;
}

export const thing = (look: LookName, size: number, rest: Omit<Thing, 'look' | 'size'> = {}): Thing => ({
  look,
  size,
  ...rest,
});

/** What lies on the table in its own picture stands here. */
export const upright = { tip: [0, 0, 87] } as const;

interface Placed {
  whole: Object3D;
  box: Box3;
}

/** Built, turned, brought to its size, and standing on the ground at the origin. */
function placed({ look, size, turn = 0, tip = [0, 0, 0] }: Thing): Placed {
  const [kind, name] = look.split('/') as [Kind, string];
  const part = (parts[kind] as (look: string) => ReturnType<Model>)(name);
  const { azimuth } = viewOf(part, 'a');
  const whole = group(put(group(put(group(part), [0, 0, 0], tip)), [0, 0, 0], [0, turn - azimuth, 0]));
  whole.updateMatrixWorld(true);
  const box = new Box3();
  for (const corner of corners(whole)) box.expandByPoint(corner);
  const measure = box.getSize(new Vector3());
  const scale = size / Math.max(measure.x, measure.y);
  const middle = box.getCenter(new Vector3());
  const shift = new Vector3(-middle.x, -box.min.y, -middle.z).multiplyScalar(scale);
  whole.scale.setScalar(scale);
  whole.position.copy(shift);
  box.min.multiplyScalar(scale).add(shift);
  box.max.multiplyScalar(scale).add(shift);
  return { whole, box };
}

function moveTo({ whole, box }: Placed, x: number, z: number, [right, up, front]: Place): void {
  whole.position.add(new Vector3(x + right, up, z + front));
  box.translate(new Vector3(x + right, up, z + front));
}

/** Where the middle of each stands, when they stand side by side round 0. */
function sideBySide(row: readonly Placed[], gap: number): number[] {
  const wide = row.map(({ box }) => box.max.x - box.min.x);
  const whole = wide.reduce((sum, width) => sum + width + gap, -gap);
  let from = -whole / 2;
  return wide.map((width) => {
    const middle = from + width / 2;
    from += width + gap;
    return middle;
  });
}

const still: Place = [0, 0, 0];

/** Millimetres; the ground is y = 0, the front is towards +z. */
export function arrange({ back, front = [], gap = 14, frontAside = 0 }: Scene): Group {
  const behind = back.map(placed);
  const places = sideBySide(behind, gap);
  behind.forEach((one, index) => moveTo(one, places[index]!, 0, back[index]!.move ?? still));
  const before = front.map(placed);
  const beforeAt = sideBySide(before, gap);
  before.forEach((one, index) => {
    const x = beforeAt[index]! + frontAside;
    const [from, to] = [one.box.min.x + x, one.box.max.x + x];
    const shadowed = behind.filter(({ box }) => box.min.x < to && box.max.x > from);
    const edge = Math.max(0, ...shadowed.map(({ box }) => box.max.z));
    moveTo(one, x, edge + 10 - one.box.min.z, front[index]!.move ?? still);
  });
  return group(...[...behind, ...before].map(({ whole }) => whole));
}

export const viewOfScene = ({ view }: Scene, { within }: Frame): View => ({
  azimuth: 0,
  elevation: 17,
  within,
  ...view,
});
