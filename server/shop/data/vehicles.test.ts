import * as v from 'valibot';
import { vehicleSchema } from '@/shop/schemas';
import { exampleVin, vehicles } from './vehicles';

const count = <T>(values: readonly T[]): number => new Set(values).size;

/** The tenth character of a VIN, by model year from 2005. */
const yearLetters = '56789ABCDEFGHJKLMNPRS';

describe('vehicles', () => {
  it('parse, with ids of their own', () => {
    expect(vehicles.every((vehicle) => v.is(vehicleSchema, vehicle))).toBe(true);
    expect(count(vehicles.map(({ id }) => id))).toBe(vehicles.length);
  });

  it('are one for each VIN prefix and year', () => {
    expect(count(vehicles.map(({ vinPrefix, year }) => `${vinPrefix} ${year}`))).toBe(vehicles.length);
  });

  it('have prefixes that a VIN can begin with', () => {
    for (const { vinPrefix } of vehicles) expect(vinPrefix).toMatch(/^[A-HJ-NPR-Z0-9]{8}$/);
  });

  it('are told apart in the cascade by their engine', () => {
    const names = vehicles.map(({ year, make, model, engine }) => [year, make, model, engine].join('|'));
    expect(count(names)).toBe(vehicles.length);
  });

  it('include the example VIN, an Aveo of 2012', () => {
    expect(exampleVin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
    const year = 2005 + yearLetters.indexOf(exampleVin.charAt(9));
    const [found] = vehicles.filter((own) => exampleVin.startsWith(own.vinPrefix) && own.year === year);
    expect(found).toMatchObject({ id: 10112, make: 'Chevrolet', model: 'Aveo', year: 2012 });
  });
});
