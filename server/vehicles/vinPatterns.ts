import { getVehicleId, lines, getYears } from './vehicles';

/** Letters of the model years by ISO 3779, in order from 1980; after 30 years they begin again. */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Returns the tenth letter of a VIN of this model year. */
const yearLetter = (year: number): string => yearLetters.charAt((year - 1980) % yearLetters.length);

/** Makers (WMI) that use the tenth letter for something else, so that their VINs do not contain the year. */
const neverTheYear = 'VF1 VF3 VF7 VR3 VR7 WF0 ZFA SJN NMT TSM WDB WDD WDC W1K W1N JDA'.split(' ');

/** Makers that write the year for some markets only, and 0, U, Z or a plant for others. */
const seldomTheYear = '8AJ JTD JTE JTF JTH JTJ JTM JTN MHF MHK MR0 MR2 JSA JN1 JHD JHF KNM MNT VSK'.split(
  ' ',
);

export interface VinPattern {
  /** Beginning of a VIN; `_` is any letter. */
  pattern: string;
  vehicleId: number;
}

/**
 * Returns the patterns of a line: eight letters for maker and model, any check letter, and the year's letter. If the
 * VIN may lack the year, the eight letters alone mean the line's newest vehicle.
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

/** VIN patterns with their vehicles. */
export const vinPatterns: readonly VinPattern[] = lines.flatMap((line) =>
  line.vins.flatMap((vin) => patternsOf(line, vin)),
);
