import { act, screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import { site } from '@/shared/site';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildPart } from '@/testing/buildPart';
import { getTimeParts } from './Countdown';
import { endOfOffers, Offers } from './Offers';

const shelf = { kind: 'all' as const };
const last = Date.parse(site.offersEnd.at(-1)!);
const guest = auth.sessionReceived({ session: { account: null, customer: null, demo: [] } });

afterEach(() => jest.useRealTimers());

const show = (moment: number) => {
  jest.useFakeTimers({ now: moment, doNotFake: ['queueMicrotask'] });
  return renderWithStore(<Offers />, {
    at: '/',
    before: [
      guest,
      catalog.shelfAsked({ shelf }),
      catalog.shelfReceived({
        shelf,
        products: [buildPart('A-1', { insignias: ['sale'] }), buildPart('B-2')],
      }),
    ],
  });
};

test('the countdown runs to the next deadline, and ends after the last one', () => {
  const ends = ['2026-01-31T23:59:59-05:00', '2026-03-31T23:59:59-05:00'];
  expect(endOfOffers(ends, Date.parse('2026-01-31T23:59:58-05:00'))).toBe(ends[0]);
  expect(endOfOffers(ends, Date.parse('2026-01-31T23:59:59-05:00'))).toBe(ends[1]);
  expect(endOfOffers(ends, Date.parse('2026-04-01T00:00:00-05:00'))).toBe('');
});

test('the countdown shows days, hours, minutes and seconds', () => {
  expect(getTimeParts(0)).toEqual([0, 0, 0, 0]);
  expect(getTimeParts(3 * 86_400 + 4 * 3_600 + 5 * 60 + 6)).toEqual([3, 4, 5, 6]);
  expect(getTimeParts(86_399)).toEqual([0, 23, 59, 59]);
});

test('marked products are offers until the last second of the last day', async () => {
  show(last - 1_500);
  expect(screen.getByRole('heading', { name: 'Ofertas' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByRole('heading', { name: 'Ofertas' })).toBeNull();
});

test('the block of offers is hidden after the last deadline', () => {
  const { view } = show(last + 1);
  expect(view.container).toBeEmptyDOMElement();
});
