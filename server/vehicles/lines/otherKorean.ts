import { getLines } from './line';

export const daewoo = getLines('Daewoo', [
  [2001, 'Matiz', 2000, 2004, '0.8 L SOHC F8CV', 'KLA4A11B KLY4A11B'],
  [2002, 'Tico', 2000, 2001, '0.8 L SOHC F8C', 'KLY3S11B'],
  [2003, 'Lanos', 2000, 2003, '1.5 L SOHC A15SMS', 'KLATF48Y'],
  [2004, 'Lanos', 2000, 2003, '1.6 L DOHC A16DMS', 'KLATF69V'],
  [2005, 'Nubira', 2000, 2003, '1.6 L DOHC A16DMS', 'KLAJF69V'],
  [2006, 'Leganza', 2000, 2002, '2.0 L DOHC X20SED', 'KLAVF69Z'],
  [2007, 'Cielo', 2000, 2001, '1.5 L SOHC G15MF', 'KLATF19Y'],
  [2008, 'Racer', 2000, 2000, '1.5 L SOHC G15MF', 'KLATA19Y'],
  [2009, 'Labo', 2000, 2005, '0.8 L SOHC F8C', 'KLY7T11Y'],
  [2010, 'Damas', 2000, 2005, '0.8 L SOHC F8C', 'KLY7S11Y'],
]);

export const ssangYong = getLines('SsangYong', [
  [4101, 'Korando', 2000, 2006, '2.9 L Diésel OM662', 'KPTK0B1F'],
  [4102, 'Korando', 2012, 2019, '2.0 L DOHC G20DF', 'KPTA0B1S'],
  [4103, 'Korando', 2020, 2025, '1.5 L Turbo G15DTF', 'KPTB0B1S'],
  [4104, 'Musso', 2000, 2005, '2.9 L Diésel OM662', 'KPTF0B1F'],
  [4105, 'Rexton', 2003, 2017, '2.7 L Turbodiésel D27DT', 'KPTG0B1F'],
  [4106, 'Rexton', 2018, 2026, '2.2 L Turbodiésel D22DTR', 'KPTG0C1F'],
  [4107, 'Actyon', 2007, 2013, '2.0 L Turbodiésel D20DT', 'KPTC0B1F'],
  [4108, 'Actyon Sports', 2007, 2017, '2.0 L Turbodiésel D20DT', 'KPADA1ER'],
  [4109, 'Kyron', 2006, 2014, '2.0 L Turbodiésel D20DT', 'KPTS0B1F'],
  [4110, 'Tivoli', 2016, 2026, '1.6 L DOHC G16DF', 'KPTJ0A1S'],
  [4111, 'Stavic', 2005, 2013, '2.7 L Turbodiésel D27DT', 'KPTN0B1F'],
  [4112, 'Istana', 2000, 2004, '2.9 L Diésel OM662', 'KPDA1L3F'],
]);
