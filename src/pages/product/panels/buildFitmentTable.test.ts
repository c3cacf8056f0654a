import fc from 'fast-check';
import type { Vehicle } from '@/shop/schemas';
import { filterVehicles, buildFitmentTable, toYearRanges } from './buildFitmentTable';

test.each([
  [[], ''],
  [[2012], '2012'],
  [[2008, 2006, 2007, 2007], '2006–2008'],
  [[2011, 2006, 2007], '2006–2007, 2011'],
])('the years %j are written as %p', (years, ranges) => {
  expect(toYearRanges(years)).toBe(ranges);
});

const toYears = (ranges: string): number[] =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

const vehicle = fc.record({
  year: fc.integer({ min: 1990, max: 2026 }),
  make: fc.constantFrom('Chevrolet', 'Hyundai', 'Kía'),
  model: fc.constantFrom('Aveo', 'Sail', 'Rio'),
  engine: fc.constantFrom('1.4 L', '1.6 L'),
});
const vehicles = fc
  .array(vehicle, { minLength: 1, maxLength: 60, size: 'max' })
  .map((rows) => rows.map((row, id): Vehicle => ({ ...row, id })));

test('every vehicle is in one row, under its make, with its year and its engine, and no year is added', () => {
  fc.assert(
    fc.property(vehicles, (all) => {
      const table = buildFitmentTable(all);
      for (const { id, make, model, year, engine } of all) {
        const rows = table.flatMap((group) => group.rows.map((row) => ({ ...row, make: group.make })));
        const own = rows.filter(({ ids }) => ids.includes(id));
        expect(own).toHaveLength(1);
        expect(own[0]).toMatchObject({ make, model });
        expect(own[0]?.engines).toContain(engine);
        expect(toYears(own[0]?.years ?? '')).toContain(year);
      }
      for (const { make, rows } of table) {
        for (const { model, years, engines } of rows) {
          for (const year of toYears(years)) {
            for (const engine of engines) {
              expect(all).toContainEqual(expect.objectContaining({ make, model, year, engine }));
            }
          }
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('engines with the same years share a row, and engines of other years have a row of their own', () => {
  const row = (id: number, year: number, engine: string): Vehicle => ({
    id,
    year,
    make: 'Chevrolet',
    model: 'Aveo',
    engine,
  });
  const table = buildFitmentTable([row(1, 2006, '1.4'), row(2, 2006, '1.6'), row(3, 2007, '2.0')]);
  expect(table[0]?.rows.map(({ years, engines }) => [years, engines])).toEqual([
    ['2006', ['1.4', '1.6']],
    ['2007', ['2.0']],
  ]);
});

test.each([
  ['aveo 2012', [1]],
  ['KIA', [3]],
  ['1.6 chev', [1, 2]],
  [' ', [1, 2, 3]],
  ['hilux', []],
])('filterVehicles with %p keeps the vehicles that have every word', (words, ids) => {
  const all: Vehicle[] = [
    { id: 1, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' },
    { id: 2, year: 2013, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' },
    { id: 3, year: 2012, make: 'Kía', model: 'Rio', engine: '1.4 L' },
  ];
  expect(filterVehicles(all, words).map(({ id }) => id)).toEqual(ids);
});
