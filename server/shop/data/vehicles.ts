import type { Vehicle } from '@/shop/schemas';

/** `vinPrefix`: the first eight characters of the VIN (maker and descriptor); with the year it names one vehicle. */
export interface VehicleRow extends Vehicle {
  vinPrefix: string;
}

type Line = readonly [
  line: number,
  make: string,
  model: string,
  from: number,
  to: number,
  engine: string,
  vinPrefix: string,
];

/**
 * One line per make, model and engine, with the model years it was sold in Ecuador.
 * A line's number is for life: saved garages and the ERP's fitment lists hold ids made of it.
 */
const lines: readonly Line[] = [
  [101, 'Chevrolet', 'Aveo', 2005, 2018, '1.6 L DOHC F16D3', '8LATD516'],
  [102, 'Chevrolet', 'Aveo', 2010, 2019, '1.5 L SOHC F15S3', '8LATD515'],
  [103, 'Chevrolet', 'Sail', 2011, 2019, '1.4 L DOHC LCU', '8LASB64U'],
  [104, 'Chevrolet', 'Sail', 2019, 2025, '1.5 L DOHC L2B', 'LSGHD52H'],
  [105, 'Chevrolet', 'D-Max', 2005, 2013, '3.0 L Turbodiésel 4JH1-TC', '8LBETF3E'],
  [106, 'Chevrolet', 'D-Max', 2006, 2013, '2.4 L SOHC C24SE', '8LBDTF1R'],
  [107, 'Chevrolet', 'D-Max', 2014, 2025, '2.5 L Turbodiésel 4JK1-TCX', '8LBETF4K'],
  [108, 'Chevrolet', 'Grand Vitara', 2006, 2015, '2.0 L DOHC J20A', '8LDCK235'],
  [109, 'Chevrolet', 'Grand Vitara', 2009, 2015, '2.4 L DOHC J24B', '8LDCK249'],
  [110, 'Chevrolet', 'Vitara', 2005, 2012, '1.6 L SOHC G16B', '8LDESE1M'],
  [111, 'Chevrolet', 'Spark', 2006, 2016, '1.0 L SOHC B10S1', '8LAMJ48D'],
  [112, 'Chevrolet', 'Spark', 2011, 2019, '1.2 L DOHC B12D1', '8LAMM62E'],
  [201, 'Kia', 'Rio', 2006, 2011, '1.4 L DOHC G4EE', '8LCDE221'],
  [202, 'Kia', 'Rio', 2012, 2017, '1.4 L DOHC G4FA', '8LCDN411'],
  [203, 'Kia', 'Rio', 2018, 2025, '1.4 L DOHC G4LC', '3KPA341A'],
  [204, 'Kia', 'Sportage', 2005, 2010, '2.0 L DOHC G4GC', '8LCJE552'],
  [205, 'Kia', 'Sportage', 2011, 2016, '2.0 L DOHC G4KD', '8LCPC813'],
  [206, 'Kia', 'Sportage', 2017, 2022, '2.0 L DOHC G4NA', 'KNAPM81A'],
  [207, 'Kia', 'Picanto', 2012, 2017, '1.0 L DOHC G3LA', 'KNABX511'],
  [208, 'Kia', 'Picanto', 2018, 2025, '1.2 L DOHC G4LA', 'KNAB251B'],
  [301, 'Hyundai', 'Accent', 2006, 2011, '1.6 L DOHC G4ED', 'KMHCN41C'],
  [302, 'Hyundai', 'Accent', 2012, 2018, '1.6 L DOHC G4FC', 'KMHCT41D'],
  [303, 'Hyundai', 'Accent', 2018, 2023, '1.4 L DOHC G4LC', 'KMHC841C'],
  [304, 'Hyundai', 'Tucson', 2005, 2010, '2.0 L DOHC G4GC', 'KMHJM81B'],
  [305, 'Hyundai', 'Tucson', 2011, 2015, '2.0 L DOHC G4KD', 'KMHJT81E'],
  [306, 'Hyundai', 'Tucson', 2016, 2021, '2.0 L DOHC G4NA', 'KMHJ281A'],
  [307, 'Hyundai', 'i10', 2009, 2014, '1.1 L SOHC G4HG', 'MALAM51B'],
  [308, 'Hyundai', 'i10', 2015, 2023, '1.2 L DOHC G4LA', 'MALA741C'],
  [401, 'Toyota', 'Hilux', 2005, 2015, '2.7 L DOHC 2TR-FE', '8AJFX29G'],
  [402, 'Toyota', 'Hilux', 2006, 2015, '2.5 L Turbodiésel 2KD-FTV', '8AJFR22G'],
  [403, 'Toyota', 'Hilux', 2016, 2025, '2.8 L Turbodiésel 1GD-FTV', '8AJHA3CD'],
  [404, 'Toyota', 'Corolla', 2005, 2008, '1.6 L DOHC 3ZZ-FE', '9BR53ZEC'],
  [405, 'Toyota', 'Corolla', 2009, 2019, '1.8 L DOHC 2ZR-FE', '9BRBU48E'],
  [406, 'Toyota', 'Corolla', 2020, 2025, '1.8 L Híbrido 2ZR-FXE', '9BRB33BE'],
  [407, 'Toyota', 'Fortuner', 2006, 2025, '2.7 L DOHC 2TR-FE', 'MR0YX59G'],
  [408, 'Toyota', 'Fortuner', 2006, 2015, '4.0 L V6 1GR-FE', 'MR0YU59G'],
  [409, 'Toyota', 'Yaris', 2006, 2013, '1.3 L DOHC 2NZ-FE', 'JTDBW923'],
  [410, 'Toyota', 'Yaris', 2014, 2025, '1.5 L DOHC 2NR-FE', 'MR2B29F3'],
  [501, 'Suzuki', 'Swift', 2005, 2011, '1.5 L DOHC M15A', 'JSAZC21S'],
  [502, 'Suzuki', 'Swift', 2012, 2018, '1.4 L DOHC K14B', 'JSAFZC72'],
  [503, 'Suzuki', 'Swift', 2018, 2025, '1.2 L DOHC K12M', 'MBHZCE3S'],
  [601, 'Great Wall', 'Wingle', 2009, 2025, '2.4 L SOHC 4G69S4N', 'LGWDB217'],
  [602, 'Great Wall', 'Wingle', 2010, 2020, '2.8 L Turbodiésel GW2.8TC', 'LGWDC318'],
  [603, 'Great Wall', 'Haval H5', 2011, 2018, '2.4 L SOHC 4G69S4N', 'LGWFF3A5'],
  [701, 'Chery', 'QQ', 2007, 2016, '1.1 L SOHC SQR472F', 'LVVDB12A'],
  [702, 'Chery', 'Tiggo', 2008, 2016, '2.0 L DOHC SQR484F', 'LVVDB14B'],
  [703, 'Chery', 'Tiggo', 2017, 2025, '1.5 L Turbo SQRE4T15B', 'LVVDB21B'],
  [801, 'JAC', 'S3', 2014, 2022, '1.6 L DOHC HFC4GB2', 'LJ12EKR2'],
  [802, 'JAC', 'T6', 2016, 2025, '2.8 L Turbodiésel HFC4DA1', 'LJ11PABD'],
  [901, 'Mazda', '2', 2008, 2014, '1.5 L DOHC ZY-VE', 'JM7DE1Y5'],
  [902, 'Mazda', '2', 2015, 2025, '1.5 L Skyactiv-G P5-VPS', '3MDDJ2SA'],
  [903, 'Mazda', '3', 2005, 2013, '1.6 L DOHC Z6', '9FCBK42L'],
  [904, 'Mazda', '3', 2014, 2025, '2.0 L Skyactiv-G PE-VPS', 'JM7BM32L'],
  [905, 'Mazda', 'BT-50', 2008, 2012, '2.6 L SOHC G6', '8LFUNY06'],
  [906, 'Mazda', 'BT-50', 2012, 2020, '3.2 L Turbodiésel P5AT', 'MM7UP0YF'],
  [1001, 'Nissan', 'Sentra', 2005, 2010, '1.6 L DOHC GA16DNE', '3N1EB31S'],
  [1002, 'Nissan', 'Sentra', 2007, 2012, '2.0 L DOHC MR20DE', '3N1AB61E'],
  [1003, 'Nissan', 'Sentra', 2013, 2019, '1.8 L DOHC MRA8DE', '3N1AB7AD'],
  [1004, 'Nissan', 'Frontier', 2009, 2015, '2.5 L Turbodiésel YD25DDTi', 'VSKCVND4'],
  [1005, 'Nissan', 'Frontier', 2016, 2025, '2.5 L DOHC QR25DE', '3N6CD33B'],
  [1006, 'Nissan', 'X-Trail', 2005, 2014, '2.5 L DOHC QR25DE', 'JN1TBNT3'],
  [1007, 'Nissan', 'X-Trail', 2015, 2022, '2.0 L DOHC MR20DD', 'JN1BT2NT'],
  [1101, 'Renault', 'Sandero', 2009, 2015, '1.6 L SOHC K7M', '9FBBSRAJ'],
  [1102, 'Renault', 'Sandero', 2012, 2020, '1.6 L DOHC K4M', '9FB5SRC9'],
  [1103, 'Renault', 'Duster', 2012, 2020, '2.0 L DOHC F4R', '9FBHSRAA'],
  [1104, 'Renault', 'Duster', 2021, 2025, '1.6 L DOHC H4M', '9FBHJD40'],
  [1105, 'Renault', 'Logan', 2006, 2015, '1.6 L SOHC K7M', '9FBLSRAH'],
  [1106, 'Renault', 'Logan', 2016, 2022, '1.6 L DOHC K4M', '9FB4SRC9'],
  [1201, 'Ford', 'Ranger', 2007, 2012, '2.3 L DOHC Duratec', '8AFER13P'],
  [1202, 'Ford', 'Ranger', 2013, 2022, '3.2 L Turbodiésel Puma', '8AFAR23L'],
  [1203, 'Ford', 'EcoSport', 2006, 2012, '2.0 L DOHC Duratec', '9BFZE16F'],
  [1204, 'Ford', 'EcoSport', 2013, 2019, '2.0 L DOHC Duratec GDI', '9BFZB55F'],
  [1205, 'Ford', 'F-150', 2005, 2010, '5.4 L V8 Triton', '1FTPW14V'],
  [1206, 'Ford', 'F-150', 2011, 2020, '5.0 L V8 Coyote', '1FTFW1EF'],
  [1207, 'Ford', 'F-150', 2015, 2025, '3.5 L V6 EcoBoost', '1FTEW1EG'],
  [1301, 'Volkswagen', 'Gol', 2005, 2008, '1.8 L SOHC AP', '9BWCC05X'],
  [1302, 'Volkswagen', 'Gol', 2009, 2019, '1.6 L SOHC EA111', '9BWAB45U'],
  [1303, 'Volkswagen', 'Amarok', 2011, 2022, '2.0 L BiTDI CDCA', 'WV1DB42H'],
];

/** A vehicle's id is its line's number × 100 + the model year's last two digits: 10112 is line 101 of 2012. */
const idOf = (line: number, year: number): number => line * 100 + (year % 100);

/** Every vehicle the shop knows, one row per model year. */
export const vehicles: readonly VehicleRow[] = lines.flatMap(
  ([line, make, model, from, to, engine, vinPrefix]) =>
    Array.from({ length: to - from + 1 }, (_, offset) => {
      const year = from + offset;
      return { id: idOf(line, year), year, make, model, engine, vinPrefix };
    }),
);

/** A VIN with a right check digit, of vehicle 10112: Chevrolet Aveo 1.6 of 2012. */
export const exampleVin = '8LATD5166C0123456';
