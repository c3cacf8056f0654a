/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { describeCatalogue } from './testing/catalogueDatabase';

jest.setTimeout(120_000);

describeCatalogue('codes', (list) => {
  const listSkus = async (search: string, isTyping = false) =>
    (await list({ search, isTyping, limit: 100 })).products.map(({ content }) => content.sku);

  it('are found by their beginning', async () => {
    const skus = await listSkus('fre-pd-10');
    expect(skus).toContain('FRE-PD-1042');
    expect(skus.every((sku) => sku.startsWith('FRE-PD-10'))).toBe(true);
  });

  it('are found by digits in their middle', async () => {
    const skus = await listSkus('1042');
    expect(skus).toContain('FRE-PD-1042');
  });

  it.each(['FRE-PD-1042', 'fre pd 1042', 'frepd1042', 'KS-77917-Y', 'ks77917y', 'fre-pd-10', '1042'])(
    'are found in any spelling: %s',
    async (search) => {
      const { understood, total } = await list({ search });
      expect(total).toBeGreaterThan(0);
      expect(understood).toMatchObject({ ignored: [], corrected: [], relaxation: 'none' });
    },
  );

  it('are found beside an unknown word, which is listed as ignored', async () => {
    const { understood, products } = await list({ search: 'xyzzy FRE-PD-1042' });
    expect(products.map(({ content }) => content.sku)).toEqual(['FRE-PD-1042']);
    expect(understood.ignored).toEqual(['xyzzy']);
  });

  it('are suggested while only their letters are typed; a finished search reads the letters as words', async () => {
    const skus = await listSkus('fre-pd', true);
    expect(skus).toContain('FRE-PD-1042');
    expect(skus.every((sku) => sku.startsWith('FRE-PD-'))).toBe(true);
    expect(await listSkus('fre-pd')).not.toEqual(skus);
  });
});

describeCatalogue('words that name no part', (list) => {
  it('are not listed as ignored when they mean a symptom or a page', async () => {
    for (const search of ['chilla al frenar', 'garantía']) {
      const { understood } = await list({ search });
      expect(understood.symptom !== null || understood.page !== null).toBe(true);
      expect(understood.ignored).toEqual([]);
    }
    expect((await list({ search: 'xyzzy' })).understood.ignored).toEqual(['xyzzy']);
  });

  it('are listed only once as ignored or corrected, however often they are typed', async () => {
    expect((await list({ search: 'xyzzy pastillas xyzzy' })).understood.ignored).toEqual(['xyzzy']);
    expect((await list({ search: 'pasillas pasillas' })).understood.corrected).toEqual([
      { typed: 'pasillas', meant: 'pastillas' },
    ]);
  });
});
