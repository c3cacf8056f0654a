import { getVehicleId, lines, getYears } from './vehicles';

/**
 * Letters of the model years by ISO 3779, in the order of the years from 1980 on. The letters are repeated after 30
 * years.
 */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Returns the letter for this model year, which is the tenth letter of a VIN. */
const yearLetter = (year: number): string => yearLetters.charAt((year - 1980) % yearLetters.length);

/** Makers (WMI) whose VINs do not contain the year, because they use the tenth letter for something else. */
const neverTheYear = 'VF1 VF3 VF7 VR3 VR7 WF0 ZFA SJN NMT TSM WDB WDD WDC W1K W1N JDA'.split(' ');

/**
 * Makers (WMI) whose VINs contain the year for some markets only. For other markets the tenth letter is 0, U, Z or a
 * plant.
 */
const seldomTheYear = '8AJ JTD JTE JTF JTH JTJ JTM JTN MHF MHK MR0 MR2 JSA JN1 JHD JHF KNM MNT VSK'.split(
  ' ',
);

export interface VinPattern {
  /** Beginning of a VIN, in which `_` stands for any letter. */
  pattern: string;
  vehicleId: number;
}

/**
 * Returns the VIN patterns of a line. A pattern consists of eight letters for maker and model, any check letter, and
 * the letter of the year. A pattern of the eight letters alone means the newest vehicle of the line. It is added if the
 * maker's VINs may lack the year, and it is the only pattern if they always lack the year.
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
