/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeCatalogue } from './testing/catalogueDatabase';

jest.setTimeout(120_000);

const questions = readFileSync(path.join(__dirname, 'testing/gatheredQuestions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' = '));

describeCatalogue('questions gathered elsewhere', (list) => {
  it('find a right part, or show a way on', async () => {
    const missed: string[] = [];
    const lost: string[] = [];
    for (const [question = '', right = ''] of questions) {
      const { products, understood } = await list({ search: question });
      if (products.some(({ content }) => new RegExp(right).test(content.name))) continue;
      missed.push(`${question} → ${products[0]?.content.name ?? '–'}`);
      if (products.length === 0 && !understood.symptom && understood.page === null) lost.push(question);
    }
    if (process.env.CATALOGUE_REPORT)
      process.stdout.write(
        `${questions.length}: ${missed.length} missed\n${missed.join('\n')}\nlost: ${lost.join(', ')}\n`,
      );
    expect(missed.length / questions.length).toBeLessThanOrEqual(0.15);
    expect(lost).toEqual([]);
  });
});
