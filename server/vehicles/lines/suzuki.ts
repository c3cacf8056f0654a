import { getLines } from './line';

/**
 * Vehicles from Japan, India, Hungary and Indonesia. Some older models of Suzuki were sold as Chevrolets: see
 * chevrolet.ts.
 */
export const suzuki = getLines('Suzuki', [
  [501, 'Swift', 2005, 2011, '1.5 L DOHC M15A', 'JSAZC21S'],
  [502, 'Swift', 2012, 2018, '1.4 L DOHC K14B', 'JSAFZC72 MA3ZC72S'],
  [503, 'Swift', 2018, 2025, '1.2 L DOHC K12M', 'MBHZCE3S'],
  [504, 'Swift', 2025, 2026, '1.2 L Híbrido Z12E', 'MBHZCEDS'],
  [505, 'Swift Sport', 2012, 2017, '1.6 L DOHC M16A', 'JSAFZC32'],
  [506, 'Swift Sport', 2019, 2026, '1.4 L Turbo K14C', 'JSAFZC33'],
  [507, 'Dzire', 2018, 2026, '1.2 L DOHC K12M', 'MBHZF63S'],
  [508, 'Celerio', 2009, 2014, '1.0 L DOHC K10B', 'MA3FC31S'],
  [509, 'Celerio', 2015, 2021, '1.0 L DOHC K10B', 'MA3FC42S'],
  [510, 'S-Presso', 2020, 2026, '1.0 L DOHC K10B', 'MA3RFL1S'],
  [511, 'Alto', 2010, 2022, '0.8 L SOHC F8D', 'MA3FB32S'],
  [512, 'Baleno', 2017, 2026, '1.4 L DOHC K14B', 'MBHEWB32'],
  [513, 'Ciaz', 2015, 2022, '1.4 L DOHC K14B', 'MA3VC41S'],
  [514, 'SX4', 2007, 2014, '2.0 L DOHC J20A', 'JSAGYB41'],
  [515, 'SX4', 2007, 2014, '1.6 L DOHC M16A', 'JSAGYA21'],
  [516, 'S-Cross', 2014, 2022, '1.6 L DOHC M16A', 'TSMYA22S'],
  [517, 'S-Cross', 2019, 2026, '1.4 L Turbo K14C', 'TSMYAA2S'],
  [518, 'Vitara', 2016, 2022, '1.6 L DOHC M16A', 'TSMLYD21'],
  [519, 'Vitara', 2016, 2026, '1.4 L Turbo K14C', 'TSMLYE21'],
  [520, 'Grand Vitara', 2016, 2019, '2.4 L DOHC J24B', 'JSAJTDA4'],
  [521, 'Grand Vitara', 2023, 2026, '1.5 L Híbrido K15C', 'MBJYKL2S'],
  [522, 'Jimny', 2000, 2018, '1.3 L DOHC M13A', 'JSAFJB43'],
  [523, 'Jimny', 2019, 2026, '1.5 L DOHC K15B', 'JSAGJB74'],
  [524, 'Ertiga', 2014, 2018, '1.4 L DOHC K14B', 'MA3NC61S'],
  [525, 'Ertiga', 2019, 2026, '1.5 L DOHC K15B', 'MHYNC22S'],
  [526, 'XL7', 2020, 2026, '1.5 L DOHC K15B', 'MHYANC22'],
  [527, 'Fronx', 2023, 2026, '1.5 L DOHC K15B', 'MA3WDB3S'],
  [528, 'Ignis', 2018, 2024, '1.2 L DOHC K12M', 'MBHFH21S'],
  [529, 'APV', 2006, 2018, '1.6 L DOHC G16A', 'MHYGDN42'],
  [530, 'Carry', 2019, 2026, '1.5 L DOHC K15B', 'MHYDN71V'],
  [531, 'Kizashi', 2011, 2014, '2.4 L DOHC J24B', 'JSAFRE91'],
]);
