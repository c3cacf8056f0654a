import type { Vehicle } from '@/shop/schemas';
import { chery, exeed, jaecoo, jetour, kaiyi, omoda } from './lines/chery';
import { chevrolet } from './lines/chevrolet';
import { ford } from './lines/ford';
import { greatWall, haval } from './lines/greatWall';
import { honda } from './lines/honda';
import { hyundai } from './lines/hyundai';
import { mahindra, tata } from './lines/indian';
import { jac } from './lines/jac';
import { kia } from './lines/kia';
import type { Line } from './lines/line';
import { mazda } from './lines/mazda';
import { mitsubishi } from './lines/mitsubishi';
import { nissan } from './lines/nissan';
import { dodge, jeep, ram } from './lines/otherAmerican';
import * as otherChinese from './lines/otherChinese';
import * as otherEuropean from './lines/otherEuropean';
import { daihatsu, hino, lexus, subaru } from './lines/otherJapanese';
import { daewoo, ssangYong } from './lines/otherKorean';
import { renault } from './lines/renault';
import { suzuki } from './lines/suzuki';
import { toyota } from './lines/toyota';
import { volkswagen } from './lines/volkswagen';

/** Every line of the shop, by number. */
export const lines: readonly Line[] = [
  chevrolet,
  kia,
  hyundai,
  toyota,
  suzuki,
  greatWall,
  chery,
  jac,
  mazda,
  nissan,
  renault,
  ford,
  volkswagen,
  mitsubishi,
  honda,
  hino,
  daewoo,
  haval,
  jetour,
  subaru,
  jeep,
  lexus,
  dodge,
  ram,
  ssangYong,
  omoda,
  mahindra,
  daihatsu,
  kaiyi,
  exeed,
  jaecoo,
  tata,
  ...Object.values(otherEuropean),
  ...Object.values(otherChinese),
]
  .flat()
  .sort((a, b) => a.number - b.number);

/**
 * Returns the id of a vehicle: the number of its line × 100 + the last two digits of the model year. For example, 10112
 * is line 101 of the year 2012.
 */
export const getVehicleId = (line: number, year: number): number => line * 100 + (year % 100);

export const getLine = (id: number): number => Math.floor(id / 100);

/** Lists the model years in which a line was sold, oldest first. */
export const getYears = ({ from, to }: Pick<Line, 'from' | 'to'>): number[] =>
  Array.from({ length: to - from + 1 }, (_, offset) => from + offset);

/** Every vehicle of the shop. A line has one vehicle for each model year. */
export const vehicles: readonly Vehicle[] = lines.flatMap((line) =>
  getYears(line).map((year) => ({
    id: getVehicleId(line.number, year),
    year,
    make: line.make,
    model: line.model,
    engine: line.engine,
  })),
);

/** A VIN with a correct check digit. Its vehicle is 10112, a Chevrolet Aveo 1.6 of 2012. */
export const exampleVin = '8LATD5166C0123456';

/**
 * Version of the vehicles. It must be raised with every change in `lines/` or in data that are made from the lines, so
 * that databases of older versions are updated. A test checks this. See docs/decisions/0009-vin-lookup.md.
 */
export const vehiclesVersion = 2;
