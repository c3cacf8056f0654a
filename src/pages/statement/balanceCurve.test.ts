import fc from 'fast-check';
import { buildMovement, buildStatement } from '@/testing/statements';
import { toSvgPath, getBalancePoints, getRange } from './balanceCurve';

test('a day with several movements has the balance of the last one', () => {
  const { movements } = buildStatement([
    buildMovement('2026-01-01', 'factura', 100),
    buildMovement('2026-01-01', 'abono', 30),
    buildMovement('2026-01-03', 'factura', 10),
  ]);
  expect(getBalancePoints(movements, '2026-01-03')).toEqual([
    { day: '2026-01-01', balance: 70 },
    { day: '2026-01-03', balance: 80 },
  ]);
});

test('the last balance is drawn until the end, and an invalid or an earlier end adds no point', () => {
  const { movements } = buildStatement([buildMovement('2026-01-01', 'factura', 100)]);
  const days = (end: string) => getBalancePoints(movements, end);
  expect(days('2026-02-10')).toEqual([
    { day: '2026-01-01', balance: 100 },
    { day: '2026-02-10', balance: 100 },
  ]);
  for (const end of ['2025-12-31', '2026-02-99', 'soon', '']) expect(days(end)).toHaveLength(1);
  expect(getBalancePoints([], '2026-02-10')).toEqual([]);
});

test('the axis has 0 as its lowest value for a debt, and as its highest value for a credit', () => {
  expect(getRange([{ day: '2026-01-01', balance: 70 }])).toEqual({ low: 0, high: 70 });
  expect(getRange([{ day: '2026-01-01', balance: -70 }])).toEqual({ low: -70, high: 0 });
});

test('the curve is flat until the next movement', () => {
  const path = toSvgPath([
    { day: '2026-01-01', balance: 100 },
    { day: '2026-01-02', balance: 50 },
    { day: '2026-01-05', balance: 0 },
  ]);
  expect(path).toEqual({ line: 'M0 0H25V50H100V100H100', area: 'M0 0H25V50H100V100H100V100H0Z', zero: 100 });
});

test('the curve stays inside its box for any balances', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 40, size: 'max' }),
      (balances) => {
        const points = balances.map((balance, day) => ({
          day: new Date(day * 864e5).toISOString().slice(0, 10),
          balance,
        }));
        const figures = [...toSvgPath(points).area.matchAll(/-?[\d.]+/g)].map(([figure]) => Number(figure));
        expect(figures.every((figure) => figure >= 0 && figure <= 100)).toBe(true);
      },
    ),
  ));
