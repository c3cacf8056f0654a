import { foldAccents } from './foldText';

interface NamedVehicle {
  year: number;
  make: string;
  model: string;
  engine: string;
}

/** Make, model, year and engine of a vehicle as its page's address: `chevrolet-aveo-2012-1-6-l`. */
export const toVehicleSlug = ({ make, model, year, engine }: NamedVehicle): string =>
  foldAccents([make, model, year, engine].join(' '))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
