import type { Cents } from '@/shared/money';
import type { BrandSlug } from '../brands';
import type { Look } from '../looks';
import type { OptionGroupRow } from '../part';
import { createRandom, type Random } from '../random';
import type { Body, Engine, Size } from './vehicles';

/** Fields of a part that are the same for all its makers. A product adds the brand. */
export interface Draft {
  /** Kind of part; distinguishing attributes are added to it (names.ts). */
  name: string;
  /** Fitment, in the format of `Part.fits`. */
  fits: string;
  attributes: Record<string, string>;
  /** Price of an average maker, at level 1, without IVA. */
  price: Cents;
  /** Look of the part. Null if no look suits; the picture then shows the brand's box. */
  look: Look | null;
  options?: OptionGroupRow[];
  /** Whether the part is chosen by its measure, and fits every vehicle with that measure. */
  byMeasure?: boolean;
}

/** A kind of part: its makers, its description, and one draft for each vehicle or measure. */
export interface Template {
  category: string;
  /** Beginning of its skus: 'FRE-DD'. */
  code: string;
  /**
   * Brands of possible makers. Two to four of them make the part of one draft, and their products replace each other.
   */
  brands: readonly BrandSlug[];
  /** Excerpts, from which each part gets one. */
  excerpts: readonly string[];
  draftsFor(vehicles: Vehicles): readonly (() => Draft)[];
}

export interface Vehicles {
  bodies: readonly Body[];
  engines: readonly Engine[];
}

type Kind = Omit<Template, 'draftsFor'>;

/**
 * Returns a function that makes a draft. Its random numbers depend on the kind and the vehicle, so that all makers of a
 * part have the same measures.
 */
const drawn = <Own>(own: Own, seed: string, draft: (own: Own, random: Random) => Draft) => {
  return () => draft(own, createRandom(seed));
};

/** Creates a template for parts that are sold by body: parts bolted to it, or chosen by its size. */
export const createBodyTemplate = (
  kind: Kind,
  draft: (body: Body, random: Random) => Draft,
  suits: (body: Body) => boolean = () => true,
): Template => ({
  ...kind,
  draftsFor: ({ bodies }) =>
    bodies.filter(suits).map((body) => drawn(body, `${kind.code} ${body.fits}`, draft)),
});

/** Creates a template for parts that are sold by engine. */
export const createEngineTemplate = (
  kind: Kind,
  draft: (engine: Engine, random: Random) => Draft,
  suits: (engine: Engine) => boolean = () => true,
): Template => ({
  ...kind,
  draftsFor: ({ engines }) =>
    engines.filter(suits).map((engine) => drawn(engine, `${kind.code} ${engine.fits}`, draft)),
});

/** Creates a template for parts that are sold by measure, not by vehicle. */
export const createMeasureTemplate = <Own>(
  kind: Kind,
  measures: readonly Own[],
  draft: (own: Own, random: Random) => Draft,
): Template => ({
  ...kind,
  draftsFor: () => measures.map((own, at) => drawn(own, `${kind.code} ${at}`, draft)),
});

/** Picks the value for a vehicle's size: city cars, small cars, saloons, sport utilities, pick-ups. */
export function pickBySize<T>(size: Size, [city, small, medium, suv, pickup]: readonly [T, T, T, T, T]): T {
  return { city, small, medium, suv, pickup }[size];
}

/** Formats 1.6 as '1,6', with that many decimals. */
export const formatDecimal = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',');

export const formatMillimetres = (value: number, digits = 0): string => `${formatDecimal(value, digits)} mm`;
