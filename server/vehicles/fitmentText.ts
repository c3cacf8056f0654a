import type { Vehicle } from '@/shop/schemas';
import { getLine, lines } from './vehicles';

/**
 * For each model name, the make that is meant if only the model is named. This make sold the model first, so its line
 * has the lowest number.
 */
const firstMakes = new Map(lines.toReversed().map(({ model, make }) => [model, make]));

/**
 * Returns the name that mechanics use for a vehicle: the model without the make. The make is added if the model is a
 * number, or if another make sold a model of this name first.
 */
export const getCommonName = ({ make, model }: Pick<Vehicle, 'make' | 'model'>): string =>
  /^\d+$/.test(model) || firstMakes.get(model) !== make ? `${make} ${model}` : model;

const nameOfLine = new Map(lines.map((line) => [line.number, getCommonName(line)]));

/**
 * Returns the model year of a vehicle id. An id ends in the last two digits of the year. No vehicle of the shop is
 * older than 1980.
 */
const getYear = (id: number): number => (id % 100 < 80 ? 2000 : 1900) + (id % 100);

/** Groups years into spans of consecutive years. The years may be in any order. */
export function groupYears(years: Iterable<number>): [from: number, to: number][] {
  const spans: [from: number, to: number][] = [];
  for (const year of [...years].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && year === last[1] + 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

/** Writes years as text, such as `2005–2010, 2013`. */
const describeYears = (years: Iterable<number>): string =>
  groupYears(years)
    .map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
    .join(', ');

/**
 * Number of models in a text that ends in the number of further models. A single further model is named instead of
 * `+1`.
 */
const maxModels = 4;

/**
 * Describes the vehicles of a fitment list in one line of text, such as `Aveo 2006–2014 · Sail 2011–2019`. The models
 * have the same order as in the list. If there are many models, the text ends in the number of further models, such as
 * `+3`. Vehicles that a deployment added are left out. The text is empty if the shop knows none of the vehicles.
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
