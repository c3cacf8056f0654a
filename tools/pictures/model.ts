/** What a drawn part is, and how it wishes to be looked at. */
import { type Object3D } from 'three';
import { type angles, type Kind, type looks } from '../../demo/erp/data/looks';
import { type Print } from '../../demo/erp/data/prints';

export type Angle = (typeof angles)[number];

/**
 * Builds a part: millimetres, y up, its front towards +z. The studio drops it on the ground.
 * @param print its label; null: the label is blank
 */
export type Model<K extends Kind = Kind> = (
  look: (typeof looks)[K][number],
  print?: (Print & { maker?: string }) | null,
) => Object3D;

/** Where the camera stands (degrees; azimuth 0 looks at the front, 90 at the part's +x side) and what it frames. */
export interface View {
  azimuth: number;
  elevation: number;
  /** The middle of the picture, in the part's own millimetres. Without it the whole part is framed. */
  at?: readonly [number, number, number];
  /** How many millimetres the picture is wide around `at`. */
  span?: number;
  /** Which part of the picture the whole fills: left, right, bottom, top, from 0 to 1. */
  within?: readonly [left: number, right: number, bottom: number, top: number];
}

/** Three quarters from the front, three quarters from the back, from above. */
const usual: Record<Angle, View> = {
  a: { azimuth: 32, elevation: 22 },
  b: { azimuth: -146, elevation: 22 },
  c: { azimuth: 12, elevation: 52 },
};

/** Says how this part is best seen, where the usual angles do not show it. */
export function seenFrom<T extends Object3D>(part: T, views: Partial<Record<Angle, Partial<View>>>): T {
  part.userData.views = views;
  return part;
}

export function viewOf(part: Object3D, angle: Angle): View {
  const own = part.userData.views as Parameters<typeof seenFrom>[1] | undefined;
  return { ...usual[angle], ...own?.[angle] };
}

/** A stream of numbers from 0 to 1 that is the same each time: small irregularities that do not change between runs. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
