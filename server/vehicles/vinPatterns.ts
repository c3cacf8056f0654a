import { getVehicleId, lines, getYears } from './vehicles';

/** Characters for the model years by ISO 3779, from 1980 on. After 30 years, the characters begin again. */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Returns the character for a model year. In a VIN, this is the tenth character. */
const yearLetter = (year: number): string => yearLetters.charAt((year - 1980) % yearLetters.length);

/** Makers (WMI) whose VINs never contain the year, because these makers use the tenth character for something else. */
const neverTheYear = 'VF1 VF3 VF7 VR3 VR7 WF0 ZFA SJN NMT TSM WDB WDD WDC W1K W1N JDA'.split(' ');

/**
 * Makers (WMI) whose VINs contain the year only for some markets. For other markets, the tenth character is 0, U, Z or
 * a plant.
 */
const seldomTheYear = '8AJ JTD JTE JTF JTH JTJ JTM JTN MHF MHK MR0 MR2 JSA JN1 JHD JHF KNM MNT VSK'.split(
  ' ',
);

export interface VinPattern {
  /** Beginning of a VIN, in which `_` stands for any character. */
  pattern: string;
  vehicleId: number;
}

/**
 * Returns the VIN patterns of a line. A pattern consists of eight characters for maker and model, any check digit, and
 * the character of the year. If the maker's VINs may lack the year, a pattern with only the eight characters is added;
 * this pattern means the newest vehicle of the line. If these VINs always lack the year, it is the only pattern.
 */
function patternsOf(line: (typeof lines)[number], vin: string): VinPattern[] {
  const maker = vin.slice(0, 3);
  const years = getYears(line).map((year) => ({
    pattern: `${vin}_${yearLetter(year)}`,
    vehicleId: getVehicleId(line.number, year),
  }));
  const newest = { pattern: vin, vehicleId: getVehicleId(line.number, line.to) };
  if (neverTheYear.includes(maker)) return [newest];
  return seldomTheYear.includes(maker) ? [...years, newest] : years;
}

export const vinPatterns: readonly VinPattern[] = lines.flatMap((line) =>
  line.vins.flatMap((vin) => patternsOf(line, vin)),
);
