import { getCommonName } from '../../../../server/vehicles/fitmentText';
import { lines } from '../../../../server/vehicles/vehicles';

export type Size = 'city' | 'small' | 'medium' | 'suv' | 'pickup';

/** Models that share a platform in overlapping years, with the measures that parts need. */
export interface Body {
  /** Fitment, in the format of `Part.fits`. */
  fits: string;
  size: Size;
  /** Number of bolts of a wheel. */
  studs: 4 | 5 | 6;
  /** Original size of the tyres. */
  tyre: string;
  /** Lengths of the wipers in inches: the driver's and the passenger's. */
  wipers: readonly [driver: number, passenger: number];
}

/** One engine, in the models that have it. */
export interface Engine {
  /** Fitment, in the format of `Part.fits`. */
  fits: string;
  /** Name that mechanics use: '1.6 F16D3'. */
  called: string;
  litres: number;
  isDiesel: boolean;
  /** Bore in millimetres. */
  bore: number;
  cylinders: 3 | 4 | 6 | 8;
  /** Drive of the camshaft, with the number of teeth of a belt. */
  drive: number | 'chain' | 'gears';
}

type BodyRow = readonly [
  fits: string,
  size: Size,
  studs: Body['studs'],
  tyre: string,
  driver: number,
  passenger: number,
];

const bodyRows: readonly BodyRow[] = [
  ['Aveo 2006-2014', 'small', 4, '185/60 R14', 22, 16],
  ['Hilux 2005-2015 / Fortuner 2006-2015', 'pickup', 6, '265/65 R17', 22, 19],
  ['Sail 2011-2019', 'small', 4, '175/65 R14', 22, 16],
  ['Sportage 2011-2016 / Tucson 2011-2015', 'suv', 5, '225/60 R17', 24, 18],
  ['Picanto 2012-2017 / Grand i10 2014-2020', 'city', 4, '165/60 R14', 22, 14],
  ['D-Max 2014-2025 / Colorado 2017-2026', 'pickup', 6, '245/70 R16', 22, 19],
  ['Rio 2012-2017 / Accent 2012-2018', 'small', 4, '185/65 R15', 26, 16],
  ['Corolla 2009-2019', 'medium', 5, '205/55 R16', 26, 14],
  ['Grand Vitara 2006-2015', 'suv', 5, '225/70 R16', 21, 18],
  ['Logan 2006-2015 / Sandero 2009-2015', 'small', 4, '185/65 R15', 22, 20],
  ['Gol 2009-2019 / Voyage 2010-2023', 'small', 4, '175/70 R14', 21, 18],
  ['Ranger 2013-2022 / BT-50 2012-2020', 'pickup', 6, '265/65 R17', 24, 16],
  ['Spark 2011-2019 / Beat 2018-2022', 'city', 4, '165/65 R14', 22, 14],
  ['Duster 2012-2020 / Oroch 2016-2022', 'suv', 5, '215/65 R16', 20, 20],
  ['Yaris 2006-2013', 'small', 4, '185/60 R15', 24, 14],
  ['Sentra 2013-2019', 'medium', 5, '195/60 R16', 26, 14],
  ['X-Trail 2015-2022 / Qashqai 2015-2022', 'suv', 5, '225/65 R17', 24, 16],
  ['Sportage 2017-2022 / Tucson 2016-2021', 'suv', 5, '225/60 R17', 24, 18],
  ['Rio 2018-2025 / Soluto 2019-2026', 'small', 4, '185/65 R15', 26, 16],
  ['D-Max 2005-2013', 'pickup', 6, '245/70 R16', 20, 19],
  ['Swift 2018-2025 / Dzire 2018-2026', 'small', 4, '185/65 R15', 22, 18],
  ['Hilux 2016-2026 / Fortuner 2016-2026', 'pickup', 6, '265/65 R17', 22, 16],
  ['Elantra 2011-2015 / Cerato 2014-2018', 'medium', 5, '205/55 R16', 26, 14],
  ['Versa 2012-2019 / March 2012-2021', 'small', 4, '185/65 R15', 22, 14],
  ['Sail 2019-2025 / Cavalier 2018-2022', 'small', 4, '185/65 R15', 24, 16],
  ['Picanto 2018-2026 / Grand i10 2021-2026', 'city', 4, '175/65 R14', 24, 14],
  ['Mazda 3 2014-2025', 'medium', 5, '205/60 R16', 24, 18],
  ['CX-5 2013-2026', 'suv', 5, '225/65 R17', 24, 18],
  ['Frontier 2016-2026', 'pickup', 6, '255/70 R16', 24, 16],
  ['Kicks 2017-2026 / Versa 2020-2026', 'small', 4, '205/60 R16', 26, 15],
  ['Spark 2006-2010', 'city', 4, '155/65 R13', 20, 16],
  ['Vitara 2000-2012', 'suv', 5, '205/75 R15', 18, 18],
  ['Amarok 2011-2022', 'pickup', 5, '245/65 R17', 24, 18],
  ['Creta 2016-2021 / Seltos 2020-2026', 'suv', 5, '205/65 R16', 26, 16],
  ['Polo 2018-2026 / Virtus 2018-2026', 'small', 5, '195/65 R15', 24, 16],
  ['Accent 2006-2011 / Rio 2006-2011', 'small', 4, '185/65 R14', 22, 16],
  ['Wingle 5 2014-2026', 'pickup', 6, '235/70 R16', 20, 18],
  ['Logan 2016-2025 / Stepway 2010-2026', 'small', 4, '185/65 R15', 22, 20],
  ['CR-V 2012-2016', 'suv', 5, '225/65 R17', 26, 16],
  ['Cruze 2010-2016 / Orlando 2012-2017', 'medium', 5, '205/60 R16', 24, 18],
  ['Tucson 2005-2010 / Sportage 2005-2010', 'suv', 5, '215/65 R16', 24, 16],
  ['L200 2007-2015 / Montero Sport 2010-2015', 'pickup', 6, '245/70 R16', 21, 20],
  ['EcoSport 2013-2019 / Fiesta 2011-2019', 'small', 4, '205/60 R16', 22, 16],
  ['Yaris 2014-2025', 'small', 4, '185/60 R15', 24, 14],
  ['Civic 2006-2011', 'medium', 5, '205/55 R16', 27, 25],
  ['T-Cross 2020-2026 / Nivus 2021-2026', 'suv', 5, '205/60 R16', 24, 16],
  ['Ranger 2007-2012 / BT-50 2008-2012', 'pickup', 6, '235/75 R15', 19, 18],
  ['Tiggo 2 2017-2024', 'small', 4, '205/55 R16', 24, 16],
  ['Swift 2005-2011', 'small', 4, '185/60 R15', 21, 18],
  ['Outlander 2014-2021 / ASX 2011-2023', 'suv', 5, '225/55 R18', 24, 21],
  ['T6 2016-2025', 'pickup', 6, '235/70 R16', 22, 18],
  ['City 2009-2014 / Fit 2009-2020', 'small', 4, '175/65 R15', 24, 14],
  ['Santa Fe 2013-2018 / Sorento 2016-2020', 'suv', 5, '235/65 R17', 26, 14],
  ['QQ 2007-2016', 'city', 4, '155/65 R13', 20, 16],
  ['RAV4 2013-2018', 'suv', 5, '225/65 R17', 26, 16],
  ['Optra 2004-2013', 'medium', 4, '195/55 R15', 22, 18],
  ['Mazda 2 2015-2025 / CX-3 2016-2022', 'small', 4, '185/65 R15', 22, 14],
  ['S3 2014-2022', 'suv', 5, '205/55 R16', 24, 16],
];

export const bodies: readonly Body[] = bodyRows.map(([fits, size, studs, tyre, driver, passenger]) => ({
  fits,
  size,
  studs,
  tyre,
  wipers: [driver, passenger],
}));

type EngineRow = readonly [
  fits: string,
  called: string,
  fuel: 'petrol' | 'diesel',
  bore: number,
  drive: Engine['drive'],
  cylinders?: 3,
];

const engineRows: readonly EngineRow[] = [
  ['Aveo [F16D3] / Optra [F16D3]', '1.6 F16D3', 'petrol', 79, 127],
  ['Hilux [2KD-FTV] / Hiace [2KD-FTV]', '2.5 2KD', 'diesel', 92, 97],
  ['Accent [G4FC] / Rio [G4FC] / Soul [G4FC]', '1.6 G4FC', 'petrol', 77, 'chain'],
  ['Sail [LCU]', '1.4 LCU', 'petrol', 73.8, 'chain'],
  ['Logan [K4M] / Sandero [K4M] / Duster [K4M]', '1.6 K4M', 'petrol', 79.5, 132],
  ['D-Max [4JK1]', '2.5 4JK1', 'diesel', 95.4, 'gears'],
  ['Corolla [2ZR-FE]', '1.8 2ZR-FE', 'petrol', 80.5, 'chain'],
  ['Accent [G4ED] / Rio [G4ED] / Getz [G4ED]', '1.6 G4ED', 'petrol', 76.5, 113],
  ['Hilux [2TR-FE] / Fortuner [2TR-FE]', '2.7 2TR-FE', 'petrol', 95, 'chain'],
  ['Gol [EA111] / Voyage [EA111] / Saveiro [EA111]', '1.6 EA111', 'petrol', 76.5, 135],
  ['Sportage [G4KD] / Tucson [G4KD]', '2.0 G4KD', 'petrol', 86, 'chain'],
  ['L200 [4D56] / Montero Sport [4D56]', '2.5 4D56', 'diesel', 91.1, 163],
  ['Spark [B12D1] / Beat [B12D1]', '1.2 B12D1', 'petrol', 69.7, 'chain'],
  ['Tucson [G4GC] / Sportage [G4GC]', '2.0 G4GC', 'petrol', 82, 122],
  ['Grand Vitara [J20A]', '2.0 J20A', 'petrol', 84, 'chain'],
  ['Hilux [1KD-FTV] / Fortuner [1KD-FTV]', '3.0 1KD', 'diesel', 96, 97],
  ['Versa [HR16DE] / March [HR16DE] / Kicks [HR16DE]', '1.6 HR16DE', 'petrol', 78, 'chain'],
  ['Vitara [G16B] / Esteem [G16B]', '1.6 G16B', 'petrol', 75, 95],
  ['Tucson [G4NA] / Sportage [G4NA]', '2.0 G4NA', 'petrol', 81, 'chain'],
  ['Frontier [YD25] / Navara [YD25]', '2.5 YD25', 'diesel', 89, 'chain'],
  ['Picanto [G4LA] / Grand i10 [G4LA]', '1.2 G4LA', 'petrol', 71, 'chain'],
  ['Duster [F4R] / Oroch [F4R]', '2.0 F4R', 'petrol', 82.7, 126],
  ['Ranger 2013-2022 [3.2 L] / BT-50 2012-2020 [3.2 L]', '3.2', 'diesel', 89.9, 'chain'],
  ['X-Trail [QR25DE] / Frontier [QR25DE]', '2.5 QR25DE', 'petrol', 89, 'chain'],
  ['Cruze [F18D4] / Tracker [F18D4]', '1.8 F18D4', 'petrol', 80.5, 146],
  ['Hilux [1GD-FTV] / Fortuner [1GD-FTV]', '2.8 1GD', 'diesel', 92, 'chain'],
  ['Wingle [4G69] / Haval H5 [4G69]', '2.4 4G69', 'petrol', 87, 124],
  ['Yaris [1NZ-FE]', '1.5 1NZ-FE', 'petrol', 75, 'chain'],
  ['D-Max [4JH1]', '3.0 4JH1', 'diesel', 95.4, 'gears'],
  ['Rio [G4LC] / Accent [G4LC] / Soluto [G4LC]', '1.4 G4LC', 'petrol', 72, 'chain'],
  ['QQ [SQR472F]', '1.1 SQR472F', 'petrol', 72, 111],
  ['Sentra [MR20DE] / X-Trail [MR20DE]', '2.0 MR20DE', 'petrol', 84, 'chain'],
  ['Sail [L2B] / Cavalier [L2B] / Groove [L2B]', '1.5 L2B', 'petrol', 74.7, 'chain'],
  ['Logan [K7M] / Sandero [K7M]', '1.6 K7M', 'petrol', 79.5, 96],
  ['Picanto [G3LA] / Grand i10 [G3LA]', '1.0 G3LA', 'petrol', 71, 'chain', 3],
  ['Mazda 3 [LF-DE] / Mazda 5 [LF-DE]', '2.0 LF-DE', 'petrol', 87.5, 'chain'],
  ['Captiva [LE9] / Orlando [LE9]', '2.4 LE9', 'petrol', 88, 'chain'],
  ['Swift [K12M] / Dzire [K12M] / Ignis [K12M]', '1.2 K12M', 'petrol', 73, 'chain'],
];

export const engines: readonly Engine[] = engineRows.map(
  ([fits, called, fuel, bore, drive, cylinders]): Engine => ({
    fits,
    called,
    litres: Number(/^\d\.\d/.exec(called)?.[0]),
    isDiesel: fuel === 'diesel',
    bore,
    cylinders: cylinders ?? 4,
    drive,
  }),
);

const litresOf = (engine: string): number => Number(/^(\d\.\d) L/.exec(engine)?.[1] ?? 0);

export const getSizeOf = (litres: number): Size => {
  if (litres <= 1.2) return 'city';
  if (litres <= 1.6) return 'small';
  if (litres <= 2) return 'medium';
  return litres < 2.7 ? 'suv' : 'pickup';
};

const tyres = { city: '165/65 R14', small: '185/65 R15', medium: '205/55 R16', suv: '225/65 R17' };

/** Returns one body for every line of the shop, with rough measures, for catalogues as large as a load test needs. */
export function listBodies(): Body[] {
  const all = lines.map((line): Body => {
    const size = getSizeOf(litresOf(line.engine));
    const tyre = size === 'pickup' ? '265/65 R17' : tyres[size];
    const studs = size === 'pickup' ? 6 : size === 'city' || size === 'small' ? 4 : 5;
    const name = getCommonName(line);
    return { fits: `${name} ${line.from}-${line.to}`, size, studs, tyre, wipers: [22, 16] };
  });
  return [...new Map(all.map((body) => [body.fits, body])).values()];
}

/** Returns one engine for every line with a combustion engine. */
export const listEngines = (): Engine[] =>
  lines
    .filter(({ engine }) => litresOf(engine) > 0)
    .map((line): Engine => {
      const litres = litresOf(line.engine);
      const name = getCommonName(line);
      return {
        fits: `${name} ${line.from}-${line.to} [${line.engine}]`,
        called: `${litres.toFixed(1)} ${line.engine.split(' ').at(-1)}`,
        litres,
        isDiesel: /iésel|TDI/.test(line.engine),
        bore: Math.round(60 + litres * 11),
        cylinders: / V8 /.test(line.engine) ? 8 : / V6 /.test(line.engine) ? 6 : 4,
        drive: line.number % 2 === 0 ? 'chain' : 100 + (line.number % 60),
      };
    });
