import type { Vehicle } from '@/shop/schemas';
import { getLine, lines } from './vehicles';

/**
 * The make that is meant when only a model is named: the one that sold the model first, which has the lowest line
 * number.
 */
const firstMakes = new Map(lines.toReversed().map(({ model, make }) => [model, make]));

/**
 * Returns a mechanic's name for a vehicle: only the model, or make and model if the model is a number or is another
 * make's, too.
 */
export const getCommonName = ({ make, model }: Pick<Vehicle, 'make' | 'model'>): string =>
  /^\d+$/.test(model) || firstMakes.get(model) !== make ? `${make} ${model}` : model;

const nameOfLine = new Map(lines.map((line) => [line.number, getCommonName(line)]));

/**
 * Returns the year in a vehicle id, which ends in the last two digits of the model year; the shop has no vehicle older
 * than 1980.
 */
const getYear = (id: number): number => (id % 100 < 80 ? 2000 : 1900) + (id % 100);

/** Groups years, in any order, into spans of consecutive years. */
export function groupYears(years: Iterable<number>): [from: number, to: number][] {
  const spans: [from: number, to: number][] = [];
  for (const year of [...years].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && year === last[1] + 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

/** Writes years as `2005–2010, 2013`. */
const describeYears = (years: Iterable<number>): string =>
  groupYears(years)
    .map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
    .join(', ');

/** Maximum number of models in a line of text. */
const maxModels = 4;

/**
 * Writes the vehicles of a fitment list as one line, `Aveo 2006–2014 · Sail 2011–2019 · +3`: those with most model
 * years first. Empty for a universal part, or without vehicles that the shop knows. Vehicles that a deployment added
 * are left out.
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
