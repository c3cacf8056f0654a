import type { Vehicle } from '@/shop/schemas';
import { getLine, lines } from './vehicles';

/** The make that is meant by a model's name alone: the one that had it first, which has the lowest line. */
const firstMakes = new Map(lines.toReversed().map(({ model, make }) => [model, make]));

/** Returns a mechanic's name for a vehicle: the model alone, with the make where that would be a number or another make's. */
export const getCommonName = ({ make, model }: Pick<Vehicle, 'make' | 'model'>): string =>
  /^\d+$/.test(model) || firstMakes.get(model) !== make ? `${make} ${model}` : model;

const nameOfLine = new Map(lines.map((line) => [line.number, getCommonName(line)]));

/** Vehicle ids end in the last two digits of the model year; the shop knows no vehicle older than 1980. */
const getYear = (id: number): number => (id % 100 < 80 ? 2000 : 1900) + (id % 100);

/** Returns contiguous years as spans, for years in any order. */
export function groupYears(years: Iterable<number>): [from: number, to: number][] {
  const spans: [from: number, to: number][] = [];
  for (const year of [...years].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && year === last[1] + 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

/** Returns `2005–2010, 2013`. */
const describeYears = (years: Iterable<number>): string =>
  groupYears(years)
    .map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
    .join(', ');

/** Models that a line of text has room for. */
const maxModels = 4;

/**
 * Returns the vehicles of a fitment list as one line, `Aveo 2006–2014 · Sail 2011–2019 · +3`: those with most model years
 * first. Empty for a part that fits all, or none that the shop knows. A vehicle that a deployment added is not named.
 */
export function describeFitment(ids: readonly number[]): string {
  const byModel = new Map<string, Set<number>>();
  for (const id of ids) {
    const name = nameOfLine.get(getLine(id));
    if (name === undefined) continue;
    const years = byModel.get(name);
    if (years) years.add(getYear(id));
    else byModel.set(name, new Set([getYear(id)]));
  }
  const models = [...byModel].map(([name, years]) => `${name} ${describeYears(years)}`);
  const more = models.length - maxModels;
  return more > 1 ? [...models.slice(0, maxModels), `+${more}`].join(' · ') : models.join(' · ');
}
