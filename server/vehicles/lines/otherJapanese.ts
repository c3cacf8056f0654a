import { getLines } from './line';

export const subaru = getLines('Subaru', [
  [3201, 'Impreza', 2000, 2007, '2.0 L Bóxer EJ20', 'JF1GG5L5'],
  [3202, 'Impreza', 2008, 2011, '2.0 L Bóxer EJ204', 'JF1GH7LJ'],
  [3203, 'Impreza', 2012, 2023, '2.0 L Bóxer FB20', 'JF1GP7KC'],
  [3204, 'Legacy', 2000, 2009, '2.5 L Bóxer EJ253', 'JF1BL9LJ'],
  [3205, 'Legacy', 2010, 2019, '2.5 L Bóxer FB25', 'JF1BM9KC'],
  [3206, 'Forester', 2000, 2007, '2.0 L Bóxer EJ202', 'JF1SG5LR'],
  [3207, 'Forester', 2003, 2012, '2.5 L Bóxer EJ253', 'JF1SG9LT'],
  [3208, 'Forester', 2009, 2012, '2.0 L Bóxer EJ204', 'JF2SH5LS'],
  [3209, 'Forester', 2013, 2018, '2.0 L Bóxer FB20', 'JF2SJ5KC'],
  [3210, 'Forester', 2019, 2026, '2.0 L Híbrido FB20', 'JF2SK5EL'],
  [3211, 'Forester', 2019, 2026, '2.5 L Bóxer FB25', 'JF2SK9KL'],
  [3212, 'XV', 2012, 2023, '2.0 L Bóxer FB20', 'JF2GP7KC'],
  [3213, 'Crosstrek', 2024, 2026, '2.0 L Híbrido FB20', 'JF2GU7EL'],
  [3214, 'Outback', 2004, 2009, '2.5 L Bóxer EJ253', 'JF2BP9LJ'],
  [3215, 'Outback', 2010, 2026, '2.5 L Bóxer FB25', 'JF2BS9KC'],
]);

export const lexus = getLines('Lexus', [
  [3401, 'UX 250h', 2020, 2026, '2.0 L Híbrido M20A-FXS', 'JTHR6JBH'],
  [3402, 'NX 300h', 2018, 2021, '2.5 L Híbrido 2AR-FXE', 'JTJBJRBZ'],
  [3403, 'NX 350h', 2022, 2026, '2.5 L Híbrido A25A-FXS', 'JTJGKCFZ'],
  [3404, 'RX 350', 2010, 2015, '3.5 L V6 2GR-FE', 'JTJBK1BA'],
  [3405, 'RX 350', 2016, 2022, '3.5 L V6 2GR-FKS', 'JTJBZMCA'],
  [3406, 'RX 450h', 2016, 2022, '3.5 L V6 Híbrido 2GR-FXS', 'JTJBGMCA'],
  [3407, 'RX 350h', 2023, 2026, '2.5 L Híbrido A25A-FXS', 'JTJBCMGA'],
  [3408, 'ES 300h', 2013, 2026, '2.5 L Híbrido A25A-FXS', 'JTHB21B1'],
  [3409, 'IS 250', 2006, 2013, '2.5 L V6 4GR-FSE', 'JTHBK262'],
  [3410, 'GX 460', 2010, 2023, '4.6 L V8 1UR-FE', 'JTJBM7FX'],
]);

export const hino = getLines('Hino', [
  [1901, 'Dutro 300', 2004, 2012, '4.0 L Diésel W04D', 'JHFXZU42'],
  [1902, 'Dutro 300', 2008, 2025, '4.0 L Turbodiésel N04C', 'JHFYT20H 9F3YT20H'],
  [1903, 'Dutro 616', 2012, 2026, '4.0 L Turbodiésel N04C', 'JHFUC10H'],
  [1904, 'Dutro 716', 2012, 2026, '4.0 L Turbodiésel N04C', 'JHFUC12H'],
  [1905, 'Dutro 816', 2012, 2026, '4.0 L Turbodiésel N04C', 'JHFUC14H'],
  [1906, 'FC 500', 2004, 2026, '5.1 L Turbodiésel J05E', 'JHDFC4JJ 9F3FC4JJ'],
  [1907, 'GD', 2004, 2026, '7.7 L Turbodiésel J08E', 'JHDGD8JL'],
  [1908, 'GH', 2004, 2026, '7.7 L Turbodiésel J08E', 'JHDGH8JM 9F3GH8JM'],
  [1909, 'AK', 2004, 2026, '7.7 L Turbodiésel J08E', 'JHDAK8JR 9F3AK8JR'],
]);

export const daihatsu = getLines('Daihatsu', [
  [4901, 'Terios', 2000, 2005, '1.3 L DOHC K3-VE', 'JDAJ102G'],
  [4902, 'Terios', 2006, 2016, '1.5 L DOHC 3SZ-VE', 'JDAJ210G'],
  [4903, 'Sirion', 2001, 2012, '1.3 L DOHC K3-VE', 'JDAM301S'],
  [4904, 'Cuore', 2000, 2007, '1.0 L DOHC EJ-VE', 'JDAL251S'],
  [4905, 'Gran Max', 2010, 2018, '1.5 L DOHC 3SZ-VE', 'MHKS402M'],
  [4906, 'Delta', 2000, 2010, '2.8 L Diésel DL', 'JDA0V118'],
]);
