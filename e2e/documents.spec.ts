/** Sizes of the documents that guests receive; bench/documents.mjs holds their limits. */
import { documents, fetchDocument } from '../bench/documents.mjs';
import { expect, printFigures, test } from './fixtures';

test('a guest’s page and its headers fit in the first packets of a new connection', async ({ service }) => {
  // each document is compressed twice, as small as possible, which takes time
  test.slow();
  const sizes: Record<string, string> = {};
  const larger: string[] = [];
  for (const { id, path, most } of documents) {
    const { bytes } = await fetchDocument(service, path);
    sizes[id] = `${bytes} of ${most}`;
    if (bytes > most) larger.push(id);
  }
  printFigures('bytes of documents', sizes);
  expect(larger, JSON.stringify(sizes)).toEqual([]);
});
