/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import questions from './testing/questions.json';
import { describeCatalogue } from './testing/catalogueDatabase';

jest.setTimeout(120_000);

describeCatalogue('questions to the catalogue', (list) => {
  it('find a right part among the first ten products in at least 97 % of cases', async () => {
    const byClass = new Map<string, { asked: number; found: number }>();
    const missed: string[] = [];
    let empty = 0;
    for (const { class: kind, question, right } of questions) {
      const { products, total } = await list({ search: question });
      const isFound = products.some(({ content }) => right.includes(content.sku));
      const counts = byClass.get(kind) ?? { asked: 0, found: 0 };
      byClass.set(kind, { asked: counts.asked + 1, found: counts.found + (isFound ? 1 : 0) });
      if (!isFound) missed.push(`${kind}: ${question} → ${total}: ${products[0]?.content.name ?? ''}`);
      if (total === 0) empty += 1;
    }
    if (process.env.CATALOGUE_REPORT)
      process.stdout.write(`${missed.join('\n')}\n${JSON.stringify([...byClass])}\n`);
    const found = questions.length - missed.length;
    expect(found / questions.length).toBeGreaterThanOrEqual(0.97);
    expect(empty / questions.length).toBeLessThanOrEqual(0.01);
    for (const [kind, counts] of byClass)
      expect([kind, counts.found / counts.asked >= 0.9]).toEqual([kind, true]);
  });

  it.each([
    ['filtro aceite dmax 2018 3.0 turbo diesel', 'filtro aceite dmax 2018 3.0'],
    ['filtro de aire hilux 2016 2.7 gasolina automatica', 'filtro de aire hilux 2016 2.7'],
  ])('show the parts of the shorter question first when words are added: %s', async (question, shorter) => {
    const listSkus = async (search: string): Promise<string[]> =>
      (await list({ search })).products.map(({ content }) => content.sku);
    const [found, expected] = [await listSkus(question), await listSkus(shorter)];
    expect(expected.length).toBeGreaterThan(0);
    expect(found.filter((sku) => expected.includes(sku))).toEqual(found.slice(0, expected.length));
  });
});
