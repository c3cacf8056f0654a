import { getToday } from './time';

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-01-31T04:59:59Z', '2026-01-30'],
  ['2026-01-31T05:00:00Z', '2026-01-31'],
])('the time %s belongs to the day %s in Ecuador', (moment, day) => {
  jest.useFakeTimers({ now: Date.parse(moment) });
  expect(getToday()).toBe(day);
});
