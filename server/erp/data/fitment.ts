import type { Compatibility } from '@/erp/rows/product';
import { vehicles, type VehicleRow } from '../../shop/data/vehicles';

interface Model {
  name: string;
  from: number;
  to: number;
  engine: string;
}

const pattern = /^(.+?)(?: (\d{4})-(\d{4}))?(?: \[(.+)\])?$/;

/** 'Aveo 2006-2014 [F16D3] / Sail' as a list; years and engine are limits where given. */
const modelsOf = (fits: string): Model[] =>
  fits.split(' / ').map((text) => {
    const [, name = text, from = '0', to = '9999', engine = ''] = pattern.exec(text) ?? [];
    return { name, from: Number(from), to: Number(to), engine };
  });

/** What a mechanic calls a vehicle: the model alone, with the make where the model is only a number. */
export const nameOf = ({ make, model }: VehicleRow): string =>
  /^\d+$/.test(model) ? `${make} ${model}` : model;

const fitsModel = (vehicle: VehicleRow, { name, from, to, engine }: Model): boolean =>
  nameOf(vehicle) === name && vehicle.year >= from && vehicle.year <= to && vehicle.engine.includes(engine);

/** @throws when a model is not among the vehicles: a slip in the data, found at start. */
export function compatibilityOf(fits: string): Compatibility {
  if (fits === 'all') return 'all';
  const models = modelsOf(fits);
  for (const model of models) {
    if (!vehicles.some((vehicle) => fitsModel(vehicle, model))) throw new Error(`no vehicle for ${fits}`);
  }
  return vehicles.filter((vehicle) => models.some((model) => fitsModel(vehicle, model))).map(({ id }) => id);
}

/** The part's full name: 'Disco de freno – Aveo 2006-2014 / Sail'. */
export function nameWithModels(name: string, fits: string): string {
  if (fits === 'all') return name;
  const models = fits.replace(/ \[.+?\]/g, '').split(' / ');
  return `${name} – ${[...new Set(models)].join(' / ')}`;
}

/** The makes a part fits, for its tags. */
export const makesOf = (compatibility: Compatibility): string[] =>
  compatibility === 'all'
    ? []
    : [...new Set(vehicles.filter(({ id }) => compatibility.includes(id)).map(({ make }) => make))];
