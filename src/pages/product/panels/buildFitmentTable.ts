import { compareNames } from '@/shared/compareNames';
import { foldAccents } from '@/shared/foldText';
import type { Vehicle } from '@/shop/schemas';

export interface FitmentRow {
  model: string;
  /** Years as text. Consecutive years are a range: `2006–2009, 2011`. */
  years: string;
  /** Engines that were built in exactly these years. */
  engines: string[];
  ids: number[];
}

/** Sorts years, removes duplicates, and writes consecutive years as a range: '2006–2008, 2011'. */
export function toYearRanges(years: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const last = ranges[ranges.length - 1];
    if (last && last[1] === year - 1) last[1] = year;
    else ranges.push([year, year]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

const grouped = <T>(items: readonly T[], getKey: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups].sort(([a], [b]) => compareNames(a, b));
};

/** Groups vehicles by make and by model. Engines of a model that were built in the same years share a row. */
export const buildFitmentTable = (vehicles: readonly Vehicle[]): { make: string; rows: FitmentRow[] }[] =>
  grouped(vehicles, ({ make }) => make).map(([make, ofMake]) => ({
    make,
    rows: grouped(ofMake, ({ model }) => model).flatMap(([model, ofModel]) => {
      const engines = grouped(ofModel, ({ engine }) => engine).map(([engine, built]) => ({
        engine,
        years: toYearRanges(built.map(({ year }) => year)),
        ids: built.map(({ id }) => id),
      }));
      return grouped(engines, ({ years }) => years).map(([years, same]) => ({
        model,
        years,
        engines: same.map(({ engine }) => engine),
        ids: same.flatMap(({ ids }) => ids),
      }));
    }),
  }));

/** Returns the vehicles that contain every word. «aveo 2012» finds one year of one model. */
export function filterVehicles(vehicles: readonly Vehicle[], words: string): Vehicle[] {
  const queryWords = foldAccents(words).split(/\s+/).filter(Boolean);
  return vehicles.filter(({ year, make, model, engine }) => {
    const vehicleText = foldAccents(`${year} ${make} ${model} ${engine}`);
    return queryWords.every((word) => vehicleText.includes(word));
  });
}
