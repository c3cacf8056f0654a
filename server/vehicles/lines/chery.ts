import { getLines } from './line';

/** Vehicles from Wuhu: the vehicles of Chery, then the vehicles of the other makes in the Chery group. */
export const chery = getLines('Chery', [
  [701, 'QQ', 2007, 2016, '1.1 L SOHC SQR472F', 'LVVDB12A'],
  [702, 'Tiggo', 2008, 2016, '2.0 L DOHC SQR484F', 'LVVDB14B'],
  [703, 'Tiggo', 2017, 2025, '1.5 L Turbo SQRE4T15B', 'LVVDB21B'],
  [704, 'QQ', 2007, 2012, '0.8 L DOHC SQR372', 'LVVDA11A'],
  [705, 'QQ6', 2008, 2012, '1.3 L DOHC SQR473F', 'LVVDA12S'],
  [706, 'Tiggo', 2008, 2013, '2.4 L SOHC 4G64', 'LVVDB14C'],
  [707, 'Tiggo', 2010, 2016, '1.6 L DOHC SQRE4G16', 'LVVDB14D'],
  [708, 'Nice', 2009, 2013, '1.3 L DOHC SQR473F', 'LVVDA12N'],
  [709, 'Fulwin', 2010, 2016, '1.5 L DOHC SQR477F', 'LVVDA11F'],
  [710, 'Face', 2010, 2014, '1.3 L DOHC SQR473F', 'LVVDA12F'],
  [711, 'Arrizo 3', 2015, 2020, '1.5 L DOHC SQRD4G15', 'LVVDB11D'],
  [712, 'Arrizo 5', 2017, 2024, '1.5 L DOHC SQRE4G15B', 'LVVDB11E'],
  [713, 'Arrizo 5', 2019, 2026, '1.5 L Turbo SQRE4T15C', 'LVVDB11T'],
  [714, 'Arrizo 7', 2014, 2018, '1.6 L DOHC SQRE4G16', 'LVVDB17E'],
  [715, 'Tiggo 2', 2017, 2024, '1.5 L DOHC SQRD4G15', 'LVVDB12B'],
  [716, 'Tiggo 2 Pro', 2021, 2026, '1.5 L DOHC SQRE4G15C', 'LVVDB12E'],
  [717, 'Tiggo 3', 2015, 2021, '1.6 L DOHC SQRE4G16', 'LVVDB13B'],
  [718, 'Tiggo 4', 2018, 2022, '1.5 L Turbo SQRE4T15B', 'LVVDB24B'],
  [719, 'Tiggo 4 Pro', 2022, 2026, '1.5 L Turbo SQRE4T15C', 'LVVDB24C'],
  [720, 'Tiggo 4 Pro', 2022, 2026, '1.5 L DOHC SQRE4G15C', 'LVVDB24D'],
  [721, 'Tiggo 5', 2014, 2019, '2.0 L DOHC SQRD4G20', 'LVVDB25B'],
  [722, 'Tiggo 7', 2018, 2021, '1.5 L Turbo SQRE4T15B', 'LVVDB27B'],
  [723, 'Tiggo 7 Pro', 2021, 2026, '1.5 L Turbo SQRE4T15C', 'LVVDB27C'],
  [724, 'Tiggo 7 Pro', 2022, 2026, '1.6 L Turbo SQRF4J16', 'LVVDB27F'],
  [725, 'Tiggo 8', 2020, 2024, '1.5 L Turbo SQRE4T15C', 'LVVDC28C'],
  [726, 'Tiggo 8', 2020, 2026, '1.6 L Turbo SQRF4J16', 'LVVDC28F'],
  [727, 'Tiggo 8 Pro', 2022, 2026, '2.0 L Turbo SQRF4J20', 'LVVDC28J'],
  [728, 'Tiggo 8 PHEV', 2023, 2026, '1.5 L Híbrido SQRH4J15', 'LVVDC28H'],
  [729, 'Van Pass', 2009, 2014, '1.2 L DOHC SQR472WB', 'LVVDA21V'],
  [730, 'Van Cargo', 2009, 2014, '1.0 L DOHC SQR465F', 'LVVDA21C'],
  [731, 'Grand Tiggo', 2015, 2018, '2.0 L DOHC SQRD4G20', 'LVVDB26B'],
]);

export const jetour = getLines('Jetour', [
  [2701, 'X70', 2020, 2026, '1.5 L Turbo SQRE4T15B', 'LVTDB24B HJRPBGFB'],
  [2702, 'X70 Plus', 2022, 2026, '1.5 L Turbo SQRE4T15C', 'HJRPBGFC'],
  [2703, 'X70 Plus', 2022, 2026, '1.6 L Turbo SQRF4J16', 'HJRPBGFF'],
  [2704, 'X90', 2021, 2026, '1.6 L Turbo SQRF4J16', 'HJRPCGFF'],
  [2705, 'X90 Plus', 2022, 2026, '2.0 L Turbo SQRF4J20', 'HJRPCGFJ'],
  [2706, 'Dashing', 2023, 2026, '1.5 L Turbo SQRE4T15C', 'HJRPBGGC'],
  [2707, 'Dashing', 2023, 2026, '1.6 L Turbo SQRF4J16', 'HJRPBGGF'],
  [2708, 'T2', 2024, 2026, '2.0 L Turbo SQRF4J20', 'HJRPDGFJ'],
]);

export const omoda = getLines('Omoda', [
  [4601, 'C5', 2023, 2026, '1.5 L Turbo SQRE4T15C', 'LVUGFB22'],
  [4602, 'C5', 2023, 2026, '1.6 L Turbo SQRF4J16', 'LVUGFB26'],
  [4603, 'E5', 2024, 2026, 'Eléctrico 150 kW', 'LVUGFE21'],
]);

export const jaecoo = getLines('Jaecoo', [
  [6101, 'J7', 2024, 2026, '1.6 L Turbo SQRF4J16', 'LVUGGB26'],
  [6102, 'J7', 2024, 2026, '1.5 L Híbrido SQRH4J15', 'LVUGGH21'],
]);

export const exeed = getLines('Exeed', [
  [5701, 'LX', 2022, 2026, '1.6 L Turbo SQRF4J16', 'LVTDB21F'],
  [5702, 'TXL', 2021, 2026, '1.6 L Turbo SQRF4J16', 'LVTDB25F'],
  [5703, 'VX', 2022, 2026, '2.0 L Turbo SQRF4J20', 'LVTDC27J'],
]);

export const kaiyi = getLines('Kaiyi', [
  [5001, 'X3', 2023, 2026, '1.5 L DOHC SQRE4G15C', 'LUYDB11B'],
  [5002, 'X3 Pro', 2023, 2026, '1.5 L Turbo SQRE4T15C', 'LUYDB11C'],
  [5003, 'X7', 2023, 2026, '1.6 L Turbo SQRF4J16', 'LUYDB24F'],
  [5004, 'E5', 2023, 2026, '1.5 L Turbo SQRE4T15C', 'LUYDB15C'],
]);
