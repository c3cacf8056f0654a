import { getLines } from './line';

export const dfsk = getLines('DFSK', [
  [2201, 'Glory 330', 2015, 2022, '1.5 L DOHC DK15', 'LVZA42F9'],
  [2202, 'Glory 360', 2018, 2023, '1.5 L DOHC DK15', 'LVZA43F9'],
  [2203, 'Glory 500', 2021, 2026, '1.5 L DOHC SFG15', 'LVZX42F5'],
  [2204, 'Glory 560', 2019, 2026, '1.5 L Turbo SFG15T', 'LVZX42KB'],
  [2205, 'Glory 580', 2017, 2026, '1.5 L Turbo SFG15T', 'LVZA53P9'],
  [2206, 'Glory 580', 2017, 2022, '1.8 L DOHC SFG18', 'LVZA53P8'],
  [2207, 'K01', 2012, 2026, '1.0 L SOHC AF10', 'LVZCN2A1'],
  [2208, 'K05', 2012, 2022, '1.0 L SOHC AF10', 'LVZMN25A'],
  [2209, 'K07', 2012, 2020, '1.0 L SOHC AF10', 'LVZMN25B'],
  [2210, 'C31', 2014, 2026, '1.5 L DOHC DK15', 'LVZCN2F1'],
  [2211, 'C32', 2014, 2026, '1.5 L DOHC DK15', 'LVZCN2F2'],
  [2212, 'C35', 2016, 2026, '1.5 L DOHC DK15', 'LVZMN2F5'],
  [2213, 'C37', 2014, 2026, '1.5 L DOHC DK15', 'LVZMN2F7'],
  [2214, 'Seres 3', 2021, 2026, 'Eléctrico 120 kW', 'LVZE3EV1'],
]);

export const changan = getLines('Changan', [
  [2301, 'Benni', 2008, 2014, '1.3 L DOHC JL474Q', 'LS5A2ABE'],
  [2302, 'CS1', 2012, 2017, '1.3 L DOHC JL474Q', 'LS5A2ABR'],
  [2303, 'CS15', 2017, 2026, '1.5 L DOHC JL473QF', 'LS4ASE2E'],
  [2304, 'CS35', 2014, 2021, '1.6 L DOHC JL478QEE', 'LS5A3ABR'],
  [2305, 'CS35 Plus', 2019, 2026, '1.6 L DOHC JL478QEE', 'LS4ASE2A'],
  [2306, 'CS35 Plus', 2021, 2026, '1.4 L Turbo JL473ZQ5', 'LS4ASE2T'],
  [2307, 'CS55', 2018, 2022, '1.5 L Turbo JL476ZQCD', 'LS4ASE3R'],
  [2308, 'CS55 Plus', 2021, 2026, '1.5 L Turbo JL473ZQ7', 'LS4ASE3T'],
  [2309, 'CS75', 2015, 2021, '1.8 L Turbo JL486ZQ2', 'LS4ASB3R'],
  [2310, 'CS75 Plus', 2022, 2026, '1.5 L Turbo JL473ZQ7', 'LS4ASB3T'],
  [2311, 'CS85', 2020, 2024, '2.0 L Turbo JL486ZQ4', 'LS4ASB4T'],
  [2312, 'Eado', 2014, 2020, '1.6 L DOHC JL478QEE', 'LS5A3DDE'],
  [2313, 'Alsvin', 2019, 2026, '1.5 L DOHC JL473QF', 'LS5A2DKE'],
  [2314, 'UNI-T', 2021, 2026, '1.5 L Turbo JL473ZQ7', 'LS4ASE4T'],
  [2315, 'UNI-K', 2022, 2026, '2.0 L Turbo JL486ZQ5', 'LS4ASB5T'],
  [2316, 'Hunter', 2020, 2026, '2.0 L Turbo D20TGDI', 'LSCBBN4E'],
  [2317, 'Hunter', 2020, 2026, '1.9 L Turbodiésel D19TCIE', 'LSCBBN4D'],
  [2318, 'Star', 2008, 2020, '1.0 L SOHC JL465Q5', 'LS4BAB3D'],
  [2319, 'M201', 2014, 2024, '1.2 L DOHC JL473Q', 'LS4BDB3D'],
  [2320, 'MD201', 2016, 2026, '1.2 L DOHC JL473Q', 'LSCBBP2D'],
  [2321, 'Honor', 2014, 2020, '1.5 L DOHC JL475QE', 'LS4BDH3D'],
]);

export const byd = getLines('BYD', [
  [2501, 'F0', 2010, 2016, '1.0 L DOHC BYD371QA', 'LGXC14AA'],
  [2502, 'F3', 2009, 2018, '1.5 L DOHC BYD473QB', 'LGXC16AF'],
  [2503, 'S6', 2012, 2017, '2.4 L SOHC 4G69', 'LGXC76D1'],
  [2504, 'e5', 2017, 2021, 'Eléctrico 160 kW', 'LC0CE4CB'],
  [2505, 'S1 Pro EV', 2021, 2023, 'Eléctrico 70 kW', 'LC0CE4DA'],
  [2506, 'Yuan Plus', 2022, 2026, 'Eléctrico 150 kW', 'LC0CE4CC LGXCE4CC'],
  [2507, 'Dolphin', 2023, 2026, 'Eléctrico 130 kW', 'LC0CE4CD'],
  [2508, 'Dolphin Mini', 2024, 2026, 'Eléctrico 55 kW', 'LC0CE4CE'],
  [2509, 'Seagull', 2024, 2026, 'Eléctrico 55 kW', 'LGXCE4CE'],
  [2510, 'Han', 2022, 2026, 'Eléctrico 380 kW', 'LC0CG4CD'],
  [2511, 'Tang', 2022, 2026, 'Eléctrico 380 kW', 'LC0CF6CD'],
  [2512, 'Song Plus DM-i', 2023, 2026, '1.5 L Híbrido BYD472QA', 'LGXC76C4 LC0C76C4'],
  [2513, 'Song Pro DM-i', 2023, 2026, '1.5 L Híbrido BYD472QA', 'LC0C74C4'],
  [2514, 'Shark', 2024, 2026, '1.5 L Híbrido BYD472QC', 'LC0CJ6C4'],
  [2515, 'King DM-i', 2024, 2026, '1.5 L Híbrido BYD472QA', 'LC0C54C4'],
]);

export const mg = getLines('MG', [
  [2601, '350', 2013, 2018, '1.5 L DOHC 15S4G', 'LSJW16N3'],
  [2602, '3', 2014, 2024, '1.5 L DOHC 15S4C', 'LSJZ14C3'],
  [2603, '3 Hybrid+', 2024, 2026, '1.5 L Híbrido 15FCD', 'LSJZ14H3'],
  [2604, '5', 2020, 2026, '1.5 L DOHC 15S4C', 'LSJW74U9'],
  [2605, '6', 2013, 2022, '1.5 L Turbo 15E4E', 'LSJW26G6'],
  [2606, 'GT', 2021, 2026, '1.5 L Turbo 15C4E', 'LSJW74G9'],
  [2607, 'ZS', 2018, 2026, '1.5 L DOHC 15S4C', 'LSJA24U9'],
  [2608, 'ZS EV', 2021, 2025, 'Eléctrico 105 kW', 'LSJA24E9'],
  [2609, 'ZX', 2022, 2026, '1.5 L DOHC 15S4C', 'LSJA24X9'],
  [2610, 'HS', 2019, 2026, '1.5 L Turbo 15E4E', 'LSJA24G3'],
  [2611, 'RX5', 2019, 2024, '1.5 L Turbo 15E4E', 'LSJA24R3'],
  [2612, 'RX8', 2021, 2026, '2.0 L Turbo 20L4E', 'LSJA36R8'],
  [2613, '4', 2023, 2026, 'Eléctrico 125 kW', 'LSJWH409'],
  [2614, 'One', 2023, 2026, '1.5 L Turbo 15C4E', 'LSJA24J9'],
]);

export const dongfeng = getLines('Dongfeng', [
  [2801, 'Rich', 2012, 2020, '2.4 L DOHC 4RB3', 'LJNTGU5N'],
  [2802, 'Rich', 2012, 2020, '2.5 L Turbodiésel ZD25', 'LJNTGU2N'],
  [2803, 'Rich 6', 2020, 2026, '2.4 L DOHC 4K22', 'LJNTGUBN'],
  [2804, 'Rich 6', 2020, 2026, '2.5 L Turbodiésel M9T', 'LJNTGU2B'],
  [2805, 'S30', 2013, 2018, '1.6 L DOHC TU5JP4', 'LGJE13EA'],
  [2806, 'H30 Cross', 2013, 2018, '1.6 L DOHC TU5JP4', 'LGJE13HA'],
  [2807, 'AX4', 2018, 2023, '1.6 L DOHC DFMA16', 'LGJE1EE0'],
  [2808, 'AX7', 2018, 2024, '2.0 L DOHC RFN', 'LGJE5EE0'],
  [2809, 'SX5', 2018, 2023, '1.6 L DOHC 4A92', 'LGG8D2D1'],
  [2810, 'SX6', 2017, 2024, '1.6 L DOHC 4A92', 'LGG8D3D1'],
  [2811, 'T5 EVO', 2022, 2026, '1.5 L Turbo 4J15T', 'LGG7B2D2'],
  [2812, 'S50', 2018, 2022, '1.6 L DOHC 4A92', 'LGG7D2D1'],
  [2813, 'Nammi 01', 2024, 2026, 'Eléctrico 70 kW', 'LGJE1NE0'],
  [2814, 'DFA 1064', 2010, 2024, '3.9 L Turbodiésel ISF', 'LGDCH81G'],
  [2815, 'Captain', 2016, 2026, '2.8 L Turbodiésel ISF', 'LGDCR71A'],
  [2816, 'Mini Truck', 2010, 2018, '1.1 L SOHC BG11', 'LGKG22G9'],
]);

export const foton = getLines('Foton', [
  [2901, 'Tunland', 2012, 2022, '2.8 L Turbodiésel ISF', 'LVAV2JBB'],
  [2902, 'Tunland', 2012, 2020, '2.4 L DOHC G4CA', 'LVAV2AVB'],
  [2903, 'Tunland G7', 2020, 2026, '2.0 L Turbodiésel 4F20TC', 'LVAV2MAB'],
  [2904, 'Tunland V9', 2024, 2026, '2.0 L Turbodiésel 4F20TC', 'LVAV3MAB'],
  [2905, 'Terracota', 2018, 2024, '2.4 L DOHC G4CA', 'LVAV2AVC'],
  [2906, 'View', 2010, 2026, '2.8 L Turbodiésel ISF', 'LVCB2NBA'],
  [2907, 'Gratour', 2015, 2024, '1.5 L DOHC DAM15', 'LVCB1NBA'],
  [2908, 'Toano', 2019, 2026, '2.8 L Turbodiésel ISF', 'LVCB4NBA'],
  [2909, 'Aumark 1039', 2012, 2026, '2.8 L Turbodiésel ISF', 'LVBV3JBB'],
  [2910, 'Aumark 1051', 2012, 2026, '2.8 L Turbodiésel ISF', 'LVBV4JBB'],
  [2911, 'Aumark 1069', 2014, 2026, '3.8 L Turbodiésel ISF', 'LVBV5JBB'],
  [2912, 'Aumark 1099', 2014, 2026, '3.8 L Turbodiésel ISF', 'LVBV6JBB'],
  [2913, 'Forland', 2008, 2014, '2.8 L Diésel BJ493', 'LVBV2ADB'],
  [2914, 'Wonder', 2022, 2026, '1.5 L DOHC DAM15', 'LVAV1WNB'],
]);

export const shineray = getLines('Shineray', [
  [3001, 'X30', 2014, 2026, '1.3 L DOHC SWB13', 'LSXCN2A1'],
  [3002, 'X30', 2018, 2026, '1.5 L DOHC DLCG14', 'LSXCN2B1'],
  [3003, 'T30', 2016, 2026, '1.3 L DOHC SWB13', 'LSXTN2A1'],
  [3004, 'T32', 2016, 2026, '1.5 L DOHC DLCG14', 'LSXTN2B2'],
  [3005, 'X7', 2019, 2022, '1.8 L DOHC JM18', 'LSXSN2C1'],
]);

export const swm = getLines('SWM', [
  [5601, 'X3', 2019, 2024, '1.5 L DOHC SWD15M', 'LSXSM3A1'],
  [5602, 'X7', 2018, 2024, '1.5 L Turbo SWJ15', 'LSXSM7A1'],
  [5603, 'G01', 2019, 2026, '1.5 L Turbo SWJ15', 'LSXSMG1A'],
  [5604, 'G05', 2021, 2026, '1.5 L Turbo SWJ15', 'LSXSMG5A'],
]);

export const geely = getLines('Geely', [
  [4201, 'CK', 2009, 2014, '1.5 L DOHC JL481QA', 'L6T7524S'],
  [4202, 'MK', 2009, 2015, '1.5 L DOHC JL481QA', 'L6T7524K'],
  [4203, 'LC', 2011, 2016, '1.3 L DOHC JL4G13', 'L6T7224C'],
  [4204, 'Emgrand 7', 2013, 2019, '1.8 L DOHC JL4G18', 'L6T7844Z'],
  [4205, 'Coolray', 2020, 2026, '1.5 L Turbo JLH3G15TD', 'LB37622S'],
  [4206, 'GX3 Pro', 2022, 2026, '1.5 L DOHC JLC4G15', 'LB37122S'],
  [4207, 'Azkarra', 2021, 2024, '1.5 L Híbrido JLH3G15TD', 'LB37852S'],
  [4208, 'Okavango', 2022, 2026, '1.5 L Turbo JLH3G15TD', 'LB37952S'],
  [4209, 'Geometry C', 2023, 2026, 'Eléctrico 150 kW', 'LB3EV15C'],
]);

export const gac = getLines('GAC', [
  [4301, 'GS3', 2019, 2024, '1.5 L Turbo 4A15J1', 'LMGFE1G5'],
  [4302, 'GS4', 2018, 2024, '1.5 L Turbo 4A15J1', 'LMGAC1G8'],
  [4303, 'GS8', 2019, 2026, '2.0 L Turbo 4B20J1', 'LMGAC1S8'],
  [4304, 'GA4', 2019, 2023, '1.5 L DOHC 4A15K1', 'LMGDA1G5'],
  [4305, 'Emzoom', 2023, 2026, '1.5 L Turbo 4A15J2', 'LMGFE1J5'],
  [4306, 'Emkoo', 2024, 2026, '1.5 L Turbo 4A15J2', 'LMGFE2J5'],
  [4307, 'GS3 Emzoom', 2025, 2026, '1.5 L Turbo 4A15J2', 'LMGFE1K5'],
]);

export const lifan = getLines('Lifan', [
  [4401, '320', 2010, 2016, '1.3 L DOHC LF479Q3', 'LLV2A2A1'],
  [4402, '520', 2008, 2014, '1.6 L SOHC LF481Q3', 'LLV2B2A1'],
  [4403, '620', 2011, 2017, '1.6 L SOHC LF481Q3', 'LLV2C2A1'],
  [4404, 'X60', 2013, 2019, '1.8 L DOHC LFB479Q', 'LLV2D2A1'],
  [4405, 'Foison', 2013, 2020, '1.2 L DOHC LF4G12', 'LLVTA2A1'],
]);

export const zotye = getLines('Zotye', [
  [4501, 'Nomad', 2009, 2015, '1.5 L SOHC 4G15', 'LJ8B2C3D'],
  [4502, 'Z100', 2014, 2019, '1.0 L DOHC TNN4G10', 'LJ8F2C3D'],
  [4503, 'Z3', 2016, 2020, '1.5 L SOHC 4G15S', 'LJ8H3C3D'],
  [4504, 'T600', 2016, 2021, '1.5 L Turbo 15S4G', 'LJ8H2C5D'],
  [4505, 'T500', 2019, 2022, '1.5 L Turbo TNN4G15T', 'LJ8H4C5D'],
]);

export const baic = getLines('BAIC', [
  [4701, 'X25', 2017, 2022, '1.5 L DOHC A151', 'LNBSCB3F'],
  [4702, 'X35', 2019, 2026, '1.5 L DOHC A151', 'LNBSCCAH'],
  [4703, 'X55', 2019, 2026, '1.5 L Turbo A150T', 'LNBSCUAK'],
  [4704, 'X65', 2017, 2021, '2.0 L Turbo B205R', 'LNBMCUAK'],
  [4705, 'BJ40', 2020, 2026, '2.0 L Turbo B201R', 'LPBMDABC'],
  [4706, 'M50S', 2019, 2023, '1.5 L DOHC A151', 'LNBMDBAH'],
]);

export const maxus = getLines('Maxus', [
  [5101, 'T60', 2018, 2026, '2.8 L Turbodiésel VM', 'LSFAM11A'],
  [5102, 'T90', 2022, 2026, '2.0 L BiTurbodiésel SC20M', 'LSFAM12B'],
  [5103, 'G10', 2016, 2024, '2.4 L DOHC 24L4', 'LSKG4AC1'],
  [5104, 'V80', 2016, 2026, '2.5 L Turbodiésel VM', 'LSKG5GL1'],
  [5105, 'V90', 2021, 2026, '2.0 L Turbodiésel SC20M', 'LSKG5GV9'],
  [5106, 'Deliver 9', 2021, 2026, '2.0 L Turbodiésel SC20M', 'LSH14C4C'],
]);

export const brilliance = getLines('Brilliance', [
  [5301, 'H220', 2013, 2018, '1.5 L DOHC BM15L', 'LSYADAAC'],
  [5302, 'H330', 2014, 2019, '1.5 L DOHC BM15L', 'LSYADBAC'],
  [5303, 'V5', 2014, 2020, '1.6 L DOHC 4A92', 'LSYYBACC'],
  [5304, 'V3', 2016, 2021, '1.5 L DOHC BM15L', 'LSYYBADC'],
]);

export const soueast = getLines('Soueast', [
  [5801, 'V3', 2013, 2018, '1.5 L SOHC 4G15', 'LDNB41JE'],
  [5802, 'DX3', 2018, 2024, '1.5 L DOHC 4A91', 'LDNC4DJE'],
  [5803, 'DX7', 2018, 2024, '1.5 L Turbo 4A91T', 'LDND4DHE'],
  [5804, 'S07', 2024, 2026, '1.6 L Turbo SQRF4J16', 'LDNE4DHF'],
]);

export const jmc = getLines('JMC', [
  [5401, 'Boarding', 2012, 2022, '2.8 L Turbodiésel JX493', 'LEFADCC1'],
  [5402, 'Vigus', 2016, 2026, '2.4 L Turbodiésel JX4D24', 'LEFADDE1'],
  [5403, 'N720', 2010, 2026, '2.8 L Turbodiésel JX493', 'LEFYECG2'],
  [5404, 'N900', 2014, 2026, '2.8 L Turbodiésel JX493', 'LEFYFDG2'],
  [5405, 'Grand Avenue', 2023, 2026, '2.3 L Turbodiésel JX4D23', 'LEFADGA1'],
]);

export const faw = getLines('FAW', [
  [5901, 'N5', 2009, 2015, '1.3 L DOHC CA4GA1', 'LFP73ACC'],
  [5902, 'V2', 2011, 2017, '1.3 L DOHC CA4GA1', 'LFP72ACC'],
  [5903, 'Besturn B50', 2010, 2017, '1.6 L DOHC CA4GB', 'LFPH3ACC'],
  [5904, 'Besturn X40', 2018, 2023, '1.6 L DOHC CA4GB16', 'LFP8C7EC'],
  [5905, 'T80', 2019, 2025, '1.6 L DOHC CA4GB16', 'LFP8C8EC'],
]);

export const zxAuto = getLines('ZX Auto', [
  [6001, 'Admiral', 2008, 2016, '2.4 L SOHC 4G64', 'LTA12G2D'],
  [6002, 'Grand Tiger', 2013, 2022, '2.4 L SOHC 4G69', 'LTA12K2D'],
  [6003, 'Grand Tiger', 2013, 2022, '2.5 L Turbodiésel D25TCI', 'LTA12K2E'],
  [6004, 'Terralord', 2018, 2024, '2.4 L SOHC 4G69', 'LTA12L2D'],
]);
