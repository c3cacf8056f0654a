/**
 * Parts that fit several vehicles. In a real catalogue one filter, belt, pad or disc fits many cars. Here each car that
 * is common on Ecuador's roads gets, for every kind of maintenance part, the part of the most similar car.
 */
import { getCommonName, groupYears } from '../../../server/vehicles/fitmentText';
import { getYears, lines } from '../../../server/vehicles/vehicles';
import { getCompatibility } from './fitment';
import type { Part } from './part';
import { bodies, getSizeOf, type Size } from './templates/vehicles';

interface CommonCar {
  name: string;
  /** Group of cars that share platforms, engines or axles. */
  group: string;
  size: Size;
  studs: 4 | 5 | 6;
}

const carsOf = (group: string, size: Size, studs: CommonCar['studs'], ...names: string[]): CommonCar[] =>
  names.map((name) => ({ name, group, size, studs }));

/** Cars that are most common on Ecuador's roads, by the group of their makers. */
export const commonCars: readonly CommonCar[] = [
  ...carsOf('GM', 'small', 4, 'Aveo', 'Sail', 'Corsa', 'Corsa Evolution'),
  ...carsOf('GM', 'city', 4, 'Spark'),
  ...carsOf('GM', 'medium', 4, 'Optra'),
  ...carsOf('Isuzu', 'pickup', 6, 'D-Max', 'Luv'),
  ...carsOf('Suzuki', 'suv', 5, 'Grand Vitara', 'Vitara'),
  ...carsOf('Suzuki', 'small', 4, 'Swift'),
  ...carsOf('Hyundai', 'small', 4, 'Rio', 'Accent'),
  ...carsOf('Hyundai', 'suv', 5, 'Sportage', 'Tucson', 'Santa Fe'),
  ...carsOf('Hyundai', 'city', 4, 'Picanto', 'Grand i10', 'i10'),
  ...carsOf('Hyundai', 'medium', 5, 'Cerato', 'Elantra'),
  ...carsOf('Toyota', 'pickup', 6, 'Hilux', 'Fortuner'),
  ...carsOf('Toyota', 'medium', 5, 'Corolla'),
  ...carsOf('Toyota', 'small', 4, 'Yaris'),
  ...carsOf('Nissan', 'medium', 5, 'Sentra'),
  ...carsOf('Nissan', 'small', 4, 'Versa'),
  ...carsOf('Nissan', 'pickup', 6, 'Frontier'),
  ...carsOf('Nissan', 'suv', 5, 'X-Trail'),
  ...carsOf('Nissan', 'small', 4, 'Logan', 'Sandero'),
  ...carsOf('Nissan', 'suv', 5, 'Duster'),
  ...carsOf('Ford', 'pickup', 6, 'Ranger', 'BT-50', 'F-150'),
  ...carsOf('Ford', 'small', 4, 'EcoSport', 'Mazda 2'),
  ...carsOf('Ford', 'medium', 5, 'Mazda 3'),
  ...carsOf('Volkswagen', 'small', 4, 'Gol'),
  ...carsOf('Volkswagen', 'pickup', 5, 'Amarok'),
  ...carsOf('Mitsubishi', 'pickup', 6, 'L200', 'Montero'),
  ...carsOf('China', 'pickup', 6, 'Wingle', 'T6'),
  ...carsOf('China', 'city', 4, 'QQ'),
  ...carsOf('China', 'suv', 5, 'S3', 'Tiggo'),
  ...carsOf('Toyota', 'pickup', 6, 'Dutro 300'),
];

type Line = (typeof lines)[number];

/** Kinds of maintenance part. Parts of an engine are chosen by line, and the others by model. */
interface Kind {
  name: string;
  parts: RegExp;
  by: 'engine' | 'model';
  suits?: (line: Line) => boolean;
  /** Whether the part must match the number of bolts of the wheel. */
  hasStuds?: true;
}

const isDiesel = ({ engine }: Line): boolean => /iésel|TDI/.test(engine);
const isElectric = ({ engine }: Line): boolean => /Eléctrico/.test(engine);
const isPetrol = (line: Line): boolean => !isDiesel(line) && !isElectric(line);

export const maintenanceKinds: readonly Kind[] = [
  { name: 'oil filter', parts: /^Filtro de aceite/, by: 'engine', suits: isPetrol },
  { name: 'diesel oil filter', parts: /^Filtro de aceite/, by: 'engine', suits: isDiesel },
  { name: 'air filter', parts: /^Filtro de aire/, by: 'model' },
  { name: 'cabin filter', parts: /^Filtro de cabina/, by: 'model' },
  { name: 'fuel filter', parts: /^(Filtro de gasolina|Prefiltro)/, by: 'model', suits: isPetrol },
  { name: 'diesel filter', parts: /^Filtro de (diésel|combustible diésel)/, by: 'engine', suits: isDiesel },
  {
    name: 'spark plugs',
    parts: /^Bujía de (níquel|iridio|platino) \(juego de 4\)/,
    by: 'engine',
    suits: (line) => isPetrol(line) && !/ V\d /.test(line.engine),
  },
  { name: 'glow plugs', parts: /^Bujía de precalentamiento/, by: 'engine', suits: isDiesel },
  { name: 'accessory belt', parts: /^Banda de accesorios/, by: 'engine', suits: (line) => !isElectric(line) },
  { name: 'front pads', parts: /^Pastillas de freno (delanteras|de trabajo)/, by: 'model' },
  { name: 'front discs', parts: /^Disco de freno delantero/, by: 'model', hasStuds: true },
  { name: 'wipers', parts: /^Plumas? limpiaparabrisas .*(\(par\)|conductor)$/, by: 'model' },
  { name: 'front shock absorbers', parts: /^Amortiguador delantero/, by: 'model' },
  { name: 'rear shock absorbers', parts: /^Amortiguador posterior/, by: 'model' },
  { name: 'batteries', parts: /^Batería/, by: 'model' },
];

const sizes: readonly Size[] = ['city', 'small', 'medium', 'suv', 'pickup'];
const carByName = new Map<string, Car>(commonCars.map((car) => [car.name, car]));
const bodyOf = (name: string) =>
  bodies.find(({ fits }) => fits.split(' / ').some((text) => text.replace(/ \d{4}-\d{4}$/, '') === name));
const litresOf = ({ engine }: Line): number => Number(/^(\d\.\d)/.exec(engine)?.[1] ?? 0);
const linesOf = new Map<string, Line[]>();
for (const line of lines) {
  const name = getCommonName(line);
  linesOf.set(name, [...(linesOf.get(name) ?? []), line]);
}

type Car = Pick<CommonCar, 'group' | 'size' | 'studs'>;

/** Describes a model that is not common, by its body or its engine. */
function describeCar(name: string): Car {
  const body = bodyOf(name);
  const size = body?.size ?? getSizeOf(litresOf(linesOf.get(name)?.[0] ?? lines[0]!));
  return { group: name, size, studs: body?.studs ?? (size === 'pickup' ? 6 : size === 'suv' ? 5 : 4) };
}

/** Returns the description of a model. */
function getCar(name: string): Car {
  const car = carByName.get(name) ?? describeCar(name);
  carByName.set(name, car);
  return car;
}

/** One part by one or several makers, with the vehicles that it was made for. */
interface Family {
  parts: Part[];
  models: string[];
  ownLines: Line[];
  taken: number;
  /** Whether the part is handwritten. Other vehicles get a handwritten part only when no other part can be mounted. */
  isByHand: boolean;
}

function toFamilies(parts: readonly Part[]): Family[] {
  const families = new Map<string, Part[]>();
  for (const part of parts) {
    const key = part.family ?? part.sku;
    families.set(key, [...(families.get(key) ?? []), part]);
  }
  const lineOf = new Map(lines.map((line) => [line.number, line]));
  return [...families.values()].map((members) => {
    const ids = getCompatibility(members[0]!.fits);
    const numbers = ids === 'all' ? [] : [...new Set(ids.map((id) => Math.floor(id / 100)))];
    const isByHand = /-\d{4}$/.test(members[0]!.sku);
    const ownLines = numbers.map((number) => lineOf.get(number)!);
    return {
      parts: members,
      models: [...new Set(ownLines.map(getCommonName))],
      ownLines,
      taken: 0,
      isByHand,
    };
  });
}

/** A model, or one of its engines, that has no part of some kind, with the years that have none. */
interface Need {
  name: string;
  line: Line;
  years: number[];
}

/** Returns how much a car differs from the cars of a family. Infinite if the part cannot be mounted on the car. */
function getDistance({ by, hasStuds }: Kind, { name, line }: Need, family: Family): number {
  const { models, ownLines, taken, isByHand } = family;
  const car = getCar(name);
  const own = models.map(getCar);
  if (hasStuds && !own.some(({ studs }) => studs === car.studs)) return Infinity;
  const toOther = (other: Car): number =>
    Math.abs(sizes.indexOf(other.size) - sizes.indexOf(car.size)) * 3 + (other.group === car.group ? 0 : 2);
  const isSame = models.includes(name);
  const least = isByHand ? 1_000 : 0;
  if (by === 'model') return least + (isSame ? 0 : Math.min(...own.map(toOther))) + taken * 0.3;
  if (!ownLines.some((other) => isDiesel(other) === isDiesel(line))) return Infinity;
  const byLitres = Math.min(...ownLines.map((other) => Math.abs(litresOf(other) - litresOf(line)) * 4));
  return least + byLitres + (isSame || own.some(({ group }) => group === car.group) ? 0 : 1) + taken * 0.3;
}

/**
 * Writes years of a model in the format of `fits`, consecutive years as one range: `Aveo 2005-2005 / Aveo 2015-2018`.
 */
function writeNeed({ by }: Kind, { name, line, years }: Need): string {
  const engine = by === 'engine' ? ` [${line.engine}]` : '';
  return groupYears(years)
    .map(([from, to]) => `${name} ${from}-${to}${engine}`)
    .join(' / ');
}

function listNeeds(kind: Kind, parts: readonly Part[]): Need[] {
  const fitted = new Set(
    parts.flatMap(({ fits }) => {
      const ids = getCompatibility(fits);
      return ids === 'all' ? [] : ids;
    }),
  );
  return commonCars.flatMap(({ name }) => {
    const own = (linesOf.get(name) ?? []).filter(kind.suits ?? (() => true));
    const missing = own.map((line) => ({
      name,
      line,
      years: getYears(line).filter((year) => !fitted.has(line.number * 100 + (year % 100))),
    }));
    const needs = missing.filter(({ years }) => years.length > 0);
    if (kind.by === 'engine' || needs.length === 0) return needs;
    return [{ name, line: needs[0]!.line, years: [...new Set(needs.flatMap(({ years }) => years))] }];
  });
}

/**
 * Returns the parts, each with all vehicles that share it. The order of the parts is kept. Parts of one family get the
 * same vehicles.
 * @throws when no part of some kind can be mounted on a common car
 */
export function shareParts(parts: readonly Part[]): Part[] {
  const shared = new Map<Part, string[]>();
  for (const kind of maintenanceKinds) {
    const own = parts.filter(({ name, fits }) => fits !== 'all' && kind.parts.test(name));
    const families = toFamilies(own);
    for (const need of listNeeds(kind, own)) {
      const [nearest] = families
        .map((family) => ({ family, distance: getDistance(kind, need, family) }))
        .sort((one, other) => one.distance - other.distance);
      if (!nearest || nearest.distance === Infinity) throw new Error(`no ${kind.name} for ${need.name}`);
      nearest.family.taken += 1;
      for (const part of nearest.family.parts)
        shared.set(part, [...(shared.get(part) ?? []), writeNeed(kind, need)]);
    }
  }
  return parts.map((part) => {
    const others = shared.get(part);
    return others ? { ...part, fits: [part.fits, ...others].join(' / '), isShared: true } : part;
  });
}
