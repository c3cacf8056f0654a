import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { vehicleSchema } from '@/shop/schemas';
import { exampleVin, getVehicleId, getLine, lines, vehicles, vehiclesVersion, getYears } from './vehicles';
import { vinPatterns } from './vinPatterns';

const count = <T>(values: readonly T[]): number => new Set(values).size;

const lettersMeet = (one: string, other: string): boolean =>
  [...one].every((letter, at) => [letter, other.charAt(at)].includes('_') || letter === other.charAt(at));

describe('vehicles', () => {
  it('have the shape of vehicleSchema, and unique ids', () => {
    expect(vehicles.every((vehicle) => v.is(vehicleSchema, vehicle))).toBe(true);
    expect(count(vehicles.map(({ id }) => id))).toBe(vehicles.length);
  });

  it('have model years from 2000 to 2026, and each of these years occurs', () => {
    expect(lines.filter(({ from, to }) => from < 2000 || to > 2026 || from > to)).toEqual([]);
    expect(count(vehicles.map(({ year }) => year))).toBe(27);
  });

  it('differ in their engine when they have the same year, make and model', () => {
    const names = vehicles.map(({ year, make, model, engine }) => [year, make, model, engine].join('|'));
    const seen = new Set<string>();
    expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([]);
  });

  it('have ids that contain their line number and year', () => {
    const makes = new Map(lines.map(({ number, make }) => [number, make]));
    const read = vehicles.filter(
      ({ id, year, make }) => id === getVehicleId(getLine(id), year) && makes.get(getLine(id)) === make,
    );
    expect(read).toHaveLength(vehicles.length);
  });

  it('have line numbers from one hundred that no other make uses', () => {
    const hundreds = new Map(lines.map(({ number, make }) => [make, Math.floor(number / 100)]));
    expect(count([...hundreds.values()])).toBe(hundreds.size);
    for (const { number, make } of lines) expect(Math.floor(number / 100)).toBe(hundreds.get(make));
  });
});

describe('engines', () => {
  const kinds = [
    ...['SOHC', 'DOHC', 'OHV', 'Bóxer', 'Turbo', 'TSI', 'TFSI', 'EcoBoost', 'Skyactiv-G', 'Híbrido'],
    ...['Diésel', 'Turbodiésel', 'BiTurbodiésel', 'TDI', 'BiTDI'],
    ...['V6', 'V8', 'V6 Turbo', 'V6 Turbodiésel', 'V8 Turbodiésel', 'V6 TDI', 'V6 Híbrido'],
  ];
  const burning = new RegExp(`^[0-8]\\.\\d L (${kinds.join('|')}) [A-Za-z0-9][\\w./-]*( [A-Z][A-Za-z]+)?$`);
  const electric = /^Eléctrico \d+ kW$/;

  it('are written in one style: litres, kind, code; or kilowatts', () => {
    const engines = lines.map(({ engine }) => engine);
    expect(engines.filter((engine) => !burning.test(engine) && !electric.test(engine))).toEqual([]);
  });
});

describe('the id of a vehicle', () => {
  /** "101 2005-2018 Chevrolet | Aveo | 1.6 L DOHC F16D3", one entry for each line. */
  const pinned = readFileSync(path.join(__dirname, 'pinnedLines.txt'), 'utf8').trimEnd().split('\n');
  const written = ({ number, from, to, make, model, engine }: (typeof lines)[number]): string =>
    `${number} ${from}-${to} ${make} | ${model} | ${engine}`;

  it('stays valid: every id that was ever used still means the same vehicle', () => {
    const now = new Map(
      vehicles.map(({ id, make, model, engine }) => [id, `${make} | ${model} | ${engine}`]),
    );
    const broken = pinned.filter((row) => {
      const [, number, from, to, words] = /^(\d+) (\d+)-(\d+) (.+)$/.exec(row) ?? [];
      const years = getYears({ from: Number(from), to: Number(to) });
      return years.some((year) => now.get(getVehicleId(Number(number), year)) !== words);
    });
    expect(broken).toEqual([]);
  });

  it('has its line number and years in pinnedLines.txt', () => {
    expect(lines.map(written).filter((row) => !pinned.includes(row))).toEqual([]);
  });

  it('belongs to data whose hash is recorded beside its version, so that a change of the data raises the version', () => {
    const told = JSON.stringify([vehicles, vinPatterns]);
    const hash = createHash('sha256').update(told).digest('hex').slice(0, 16);
    expect([vehiclesVersion, hash]).toEqual([2, '5184a02a3a7d010b']);
  });
});

describe('VIN patterns', () => {
  it('begin like a valid VIN, and exist for each line', () => {
    const vins = lines.flatMap((line) => line.vins);
    expect(vins.filter((vin) => !/^[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z0-9_]{5}$/.test(vin))).toEqual([]);
    expect(lines.filter((line) => line.vins.length === 0)).toEqual([]);
  });

  it('are distinct: no VIN matches two patterns', () => {
    const byMaker = new Map<string, { vin: string; number: number }[]>();
    for (const { number, vins } of lines)
      for (const vin of vins) {
        const others = byMaker.get(vin.slice(0, 3)) ?? [];
        byMaker.set(vin.slice(0, 3), [...others, { vin, number }]);
      }
    const doubtful = [...byMaker.values()].flatMap((all) =>
      all.filter((one, at) => all.slice(0, at).some((other) => lettersMeet(one.vin, other.vin))),
    );
    expect(doubtful).toEqual([]);
  });

  it('belong to one vehicle only: no pattern is written twice', () => {
    expect(count(vinPatterns.map(({ pattern }) => pattern))).toBe(vinPatterns.length);
  });

  it('exist for every year of a line, or for its newest year only', () => {
    const found = new Set(vinPatterns.map(({ vehicleId }) => vehicleId));
    const wrong = lines.filter((line) => {
      const told = getYears(line).filter((year) => found.has(getVehicleId(line.number, year)));
      return ![1, getYears(line).length].includes(told.length) || told.at(-1) !== line.to;
    });
    expect(wrong).toEqual([]);
  });

  it('find one vehicle for the example VIN: an Aveo of 2012', () => {
    const of2012 = vinPatterns.filter(({ pattern }) => lettersMeet(pattern, exampleVin));
    expect(of2012).toEqual([{ pattern: '8LATD516_C', vehicleId: 10112 }]);
  });
});
