import type { Compatibility } from '@/erp/rows/product';
import type { Vehicle } from '@/shop/schemas';
import { getLine, lines, vehicles } from '../../../server/vehicles/vehicles';
import { getCommonName } from '../../../server/vehicles/fitmentText';

interface Model {
  name: string;
  from: number;
  to: number;
  engine: string;
}

const pattern = /^(.+?)(?: (\d{4})-(\d{4}))?(?: \[(.+)\])?$/;

/** Parses 'Aveo 2006-2014 [F16D3] / Sail' to a list; years and engine are limits, if given. */
const modelsOf = (fits: string): Model[] =>
  fits.split(' / ').map((text) => {
    const [, name = text, from = '0', to = '9999', engine = ''] = pattern.exec(text) ?? [];
    return { name, from: Number(from), to: Number(to), engine };
  });

const byName = new Map<string, Vehicle[]>();
for (const vehicle of vehicles) {
  const name = getCommonName(vehicle);
  byName.set(name, [...(byName.get(name) ?? []), vehicle]);
}

const fitting = ({ name, from, to, engine }: Model): Vehicle[] =>
  (byName.get(name) ?? []).filter(
    (vehicle) => vehicle.year >= from && vehicle.year <= to && vehicle.engine.includes(engine),
  );

/** Lists of vehicles by the fitment's text. Parts with the same text share one list. */
const known = new Map<string, Compatibility>([['all', 'all']]);

/** Returns the vehicles of a fitment. @throws when a model does not exist; this is noticed when the service starts */
export function getCompatibility(fits: string): Compatibility {
  const before = known.get(fits);
  if (before) return before;
  const found = modelsOf(fits).map(fitting);
  if (found.some((ofModel) => ofModel.length === 0)) throw new Error(`no vehicle for ${fits}`);
  const ids = [...new Set(found.flat().map(({ id }) => id))].sort((one, other) => one - other);
  known.set(fits, ids);
  return ids;
}

const makeOf = new Map(lines.map(({ number, make }) => [number, make]));

/** Returns the makes that a part fits, for its tags. */
export const getMakes = (compatibility: Compatibility): string[] =>
  compatibility === 'all' ? [] : [...new Set(compatibility.flatMap((id) => makeOf.get(getLine(id)) ?? []))];
