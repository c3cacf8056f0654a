import { foldAccents } from './foldText';

interface NamedVehicle {
  year: number;
  make: string;
  model: string;
  engine: string;
}

/** Returns the slug of a vehicle, which is part of the URL of its page: `chevrolet-aveo-2012-1-6-l`. */
export const toVehicleSlug = ({ make, model, year, engine }: NamedVehicle): string =>
  foldAccents([make, model, year, engine].join(' '))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
