/**
 * Sessions by hand in a real browser, with its real delays of clock and network. Each session's log must give the
 * recorded state when it is folded and when it is driven. A usual run has one session; a deep run has fifty, and
 * replays each step in the page, where the text must be the one that was seen.
 */
import { startSession, test } from './fixtures';
import { createRandom, useShop } from './handDriven';

const roles = [null, 'mayorista@demo.ec', 'vendedor@demo.ec'] as const;
test.use({ isDriven: true });

/** Pages on which every fourth session begins; the other sessions begin on the home page. */
const pages = [
  '/shop/category/products',
  '/shop/products/FRE-PD-1042',
  '/shop/quick-order',
  '/account/login',
];

const isDeepRun = process.env.TEST_DEPTH === 'deep';
/** The session of the usual run is a seller's on a phone. */
const from = Number(process.env.HAND_FROM ?? (isDeepRun ? 1 : 2));
const count = Number(process.env.HAND_COUNT ?? (isDeepRun ? 50 : 1));
const steps = Number(process.env.HAND_STEPS ?? (isDeepRun ? 40 : 9));

for (let seed = from; seed < from + count; seed += 1) {
  const role = roles[seed % 3] ?? null;
  const isPhone = seed % 2 === 0;
  const isTablet = seed % 7 === 3;
  const begin = seed % 4 < 3 ? '/' : (pages[Math.floor(seed / 4) % pages.length] ?? '/');
  const isEnglish = seed % 5 === 0;
  const isSlow = seed % 4 === 1;
  const about = [
    role ?? 'guest',
    isTablet ? 'tablet' : isPhone ? 'phone' : 'desktop',
    isEnglish ? 'en' : 'es',
    isSlow ? 'slow' : 'fast',
    begin,
  ];

  test.describe(`session ${seed}`, () => {
    if (isTablet) test.use({ viewport: { width: 820, height: 1180 } });
    else if (isPhone) test.use({ viewport: { width: 390, height: 844 } });
    test(`leaves a log that can be replayed: ${about.join(', ')}`, async ({ page }) => {
      test.setTimeout(300_000);
      if (isSlow) {
        const browser = await page.context().newCDPSession(page);
        const network = {
          offline: false,
          latency: 180,
          downloadThroughput: 200_000,
          uploadThroughput: 90_000,
        };
        await browser.send('Network.emulateNetworkConditions', network);
      }
      if (role) await startSession(page, role);
      await page.goto(isEnglish ? `${begin}?lang=en` : begin);
      await useShop(page, createRandom(seed), steps);
    });
  });
}
