import { getLines } from './line';

/** Vehicles assembled in Ambato (8LG) since 2013, or imported from China (LGW). */
export const greatWall = getLines('Great Wall', [
  [601, 'Wingle', 2009, 2025, '2.4 L SOHC 4G69S4N', 'LGWDB217'],
  [602, 'Wingle', 2010, 2020, '2.8 L Turbodiésel GW2.8TC', 'LGWDC318'],
  [603, 'Haval H5', 2011, 2018, '2.4 L SOHC 4G69S4N', 'LGWFF3A5 8LGFF3A5'],
  [604, 'Wingle 5', 2014, 2026, '2.4 L SOHC 4G69S4N', '8LGDB217'],
  [605, 'Wingle 5', 2014, 2026, '2.0 L Turbodiésel GW4D20D', '8LGDC21D'],
  [606, 'Wingle 7', 2019, 2026, '2.0 L Turbodiésel GW4D20D', 'LGWDCF7D 8LGDCF7D'],
  [607, 'Poer', 2021, 2026, '2.0 L Turbodiésel GW4D20M', 'LGWDDE8M 8LGDDE8M'],
  [608, 'Poer', 2021, 2026, '2.0 L Turbo GW4C20B', 'LGWDBE8B'],
  [609, 'Haval M4', 2013, 2018, '1.5 L DOHC GW4G15', 'LGWED2A5 8LGED2A5'],
  [610, 'Haval H3', 2009, 2014, '2.4 L SOHC 4G69S4N', 'LGWFF3A3'],
  [611, 'Florid', 2009, 2014, '1.5 L DOHC GW4G15', 'LGWEE2K5'],
  [612, 'C30', 2011, 2018, '1.5 L DOHC GW4G15', 'LGWEE3A4'],
  [613, 'Deer', 2007, 2012, '2.2 L SOHC GW491QE', 'LGWCB117'],
  [614, 'Deer', 2007, 2012, '2.8 L Turbodiésel GW2.8TC', 'LGWCC118'],
  [615, 'Safe', 2007, 2011, '2.2 L SOHC GW491QE', 'LGWFA2A1'],
  [616, 'Hover', 2007, 2010, '2.4 L SOHC 4G64', 'LGWFF2A2'],
]);

export const haval = getLines('Haval', [
  [2401, 'H1', 2015, 2020, '1.5 L DOHC GW4G15B', 'LGWED2A1'],
  [2402, 'H2', 2015, 2021, '1.5 L Turbo GW4G15B', 'LGWEE4A2 8LGEE4A2'],
  [2403, 'H6', 2014, 2020, '1.5 L Turbo GW4G15B', 'LGWEF4A6 8LGEF4A6'],
  [2404, 'H6', 2014, 2020, '2.0 L Turbo GW4C20', 'LGWEF5A6'],
  [2405, 'H6', 2021, 2026, '1.5 L Turbo GW4B15', 'LGWFFUA5'],
  [2406, 'H6', 2021, 2026, '2.0 L Turbo GW4C20B', 'LGWFFUA6'],
  [2407, 'H6', 2022, 2026, '1.5 L Híbrido GW4B15D', 'LGWFFVA5'],
  [2408, 'Jolion', 2021, 2026, '1.5 L Turbo GW4G15K', 'LGWEEUA5 8LGEEUA5'],
  [2409, 'Jolion', 2022, 2026, '1.5 L Híbrido GW4G15H', 'LGWEEVA5'],
  [2410, 'Dargo', 2022, 2026, '2.0 L Turbo GW4C20B', 'LGWFFWA6'],
  [2411, 'H9', 2016, 2024, '2.0 L Turbo GW4C20A', 'LGWFG7A9'],
  [2412, 'H5', 2024, 2026, '2.0 L Turbodiésel GW4D20M', 'LGWFH5A5'],
  [2413, 'F7', 2019, 2022, '2.0 L Turbo GW4C20B', 'LGWFF7A6'],
]);
