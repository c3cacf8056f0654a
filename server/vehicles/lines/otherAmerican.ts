import { getLines } from './line';

export const jeep = getLines('Jeep', [
  [3301, 'Cherokee', 2000, 2001, '4.0 L OHV PowerTech', '1J4FF48S'],
  [3302, 'Cherokee', 2014, 2023, '2.4 L SOHC Tigershark', '1C4PJMAB'],
  [3303, 'Cherokee', 2014, 2023, '3.2 L V6 Pentastar', '1C4PJMAS'],
  [3304, 'Liberty', 2002, 2007, '3.7 L V6 PowerTech', '1J4GL48K'],
  [3305, 'Liberty', 2008, 2012, '3.7 L V6 PowerTech', '1J4PN2GK'],
  [3306, 'Grand Cherokee', 2000, 2004, '4.0 L OHV PowerTech', '1J4GW48S'],
  [3307, 'Grand Cherokee', 2000, 2010, '4.7 L V8 PowerTech', '1J4GW58N'],
  [3308, 'Grand Cherokee', 2005, 2010, '3.7 L V6 PowerTech', '1J4GR48K'],
  [3309, 'Grand Cherokee', 2011, 2021, '3.6 L V6 Pentastar', '1C4RJFAG'],
  [3310, 'Grand Cherokee', 2011, 2021, '5.7 L V8 Hemi', '1C4RJFBT'],
  [3311, 'Grand Cherokee', 2022, 2026, '3.6 L V6 Pentastar', '1C4RJHAG'],
  [3312, 'Wrangler', 2000, 2006, '4.0 L OHV PowerTech', '1J4FA49S'],
  [3313, 'Wrangler', 2007, 2011, '3.8 L V6 EGH', '1J4GA391'],
  [3314, 'Wrangler', 2012, 2018, '3.6 L V6 Pentastar', '1C4BJWDG'],
  [3315, 'Wrangler', 2019, 2026, '3.6 L V6 Pentastar', '1C4HJXDG'],
  [3316, 'Wrangler', 2018, 2026, '2.0 L Turbo Hurricane', '1C4HJXDN'],
  [3317, 'Gladiator', 2020, 2026, '3.6 L V6 Pentastar', '1C6HJTAG'],
  [3318, 'Compass', 2007, 2016, '2.4 L DOHC World', '1J4FF47B'],
  [3319, 'Compass', 2018, 2026, '2.4 L SOHC Tigershark', '98867512 3C4NJDBB'],
  [3320, 'Patriot', 2008, 2016, '2.4 L DOHC World', '1J4FF28B'],
  [3321, 'Renegade', 2016, 2024, '1.8 L SOHC E.torQ', '98861115'],
  [3322, 'Commander', 2006, 2010, '4.7 L V8 PowerTech', '1J8HG48N'],
]);

export const dodge = getLines('Dodge', [
  [3901, 'Journey', 2009, 2020, '2.4 L DOHC World', '3C4PDCAB'],
  [3902, 'Journey', 2011, 2020, '3.6 L V6 Pentastar', '3C4PDCBG'],
  [3903, 'Journey', 2009, 2010, '2.7 L V6 EER', '3D4GG57V'],
  [3904, 'Durango', 2000, 2010, '4.7 L V8 PowerTech', '1D4HB48N'],
  [3905, 'Durango', 2011, 2026, '3.6 L V6 Pentastar', '1C4RDJAG'],
  [3906, 'Caliber', 2007, 2012, '2.0 L DOHC World', '1B3HB28B'],
  [3907, 'Nitro', 2007, 2011, '3.7 L V6 PowerTech', '1D8GU28K'],
  [3908, 'Dakota', 2000, 2009, '3.7 L V6 PowerTech', '1D7HE48K'],
  [3909, 'Grand Caravan', 2008, 2019, '3.6 L V6 Pentastar', '2C4RDGBG'],
]);

export const ram = getLines('RAM', [
  [4001, '1500', 2009, 2018, '5.7 L V8 Hemi', '1C6RR7GT'],
  [4002, '1500', 2019, 2026, '5.7 L V8 Hemi', '1C6SRFFT'],
  [4003, '1500', 2019, 2026, '3.6 L V6 Pentastar', '1C6SRFFG'],
  [4004, '700', 2015, 2020, '1.6 L DOHC E.torQ', '9BD578CA'],
  [4005, '700', 2021, 2026, '1.3 L SOHC Firefly', '9BD281CF'],
  [4006, '1000', 2019, 2024, '1.8 L SOHC E.torQ', '988226CA'],
  [4007, 'Rampage', 2024, 2026, '2.0 L Turbo Hurricane', '988233CX'],
  [4008, 'V700', 2016, 2022, '1.4 L SOHC Fire EVO', '9BD265CA'],
]);
