import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './story';

const open = [
  '/',
  '/shop',
  '/shop/category/05-000',
  '/shop/category/05-001/products',
  '/shop/products/fre-pd-1042',
  '/shop/cart',
  '/shop/wishlist',
  '/shop/compare',
  '/account/login',
  '/account/garage',
  '/site/about-us',
  '/site/contact-us-v1',
  '/no/existe',
];
const signedIn = [
  '/account/dashboard',
  '/account/orders',
  '/shop/cart',
  '/shop/checkout',
  '/shop/products/man-ac-3301',
];

for (const width of [390, 1440]) {
  test(`no accessibility fault at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    const inspect = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        faults.push(`${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    };
    for (const path of open) await inspect(path);
    await signIn(page, 'cliente@demo.ec');
    await expect(page).toHaveURL(/dashboard$/);
    for (const path of signedIn) await inspect(path);
    expect(faults).toEqual([]);
  });
}
