import { getLines } from './line';

export const mahindra = getLines('Mahindra', [
  [4801, 'Scorpio', 2009, 2014, '2.2 L Turbodiésel mHawk', 'MA1TA2GS'],
  [4802, 'Pik Up', 2009, 2026, '2.2 L Turbodiésel mHawk', 'MA1TZ2GS'],
  [4803, 'XUV500', 2013, 2022, '2.2 L Turbodiésel mHawk', 'MA1YL2GS'],
  [4804, 'KUV100', 2017, 2023, '1.2 L DOHC mFalcon', 'MA1KA2GS'],
  [4805, 'XUV300', 2020, 2026, '1.2 L Turbo mStallion', 'MA1NA2GS'],
]);

export const tata = getLines('Tata', [
  [6201, 'Indica', 2008, 2013, '1.4 L SOHC 475SI', 'MAT60002'],
  [6202, 'Xenon', 2012, 2018, '2.2 L Turbodiésel DiCOR', 'MAT46402'],
]);
