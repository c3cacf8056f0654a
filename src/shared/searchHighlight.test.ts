import fc from 'fast-check';
import { highlightMatches } from './searchHighlight';

/** Returns the text with its matches in brackets. */
const marked = (text: string, query: string): string =>
  highlightMatches(text, query)
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join('');

test.each([
  ['FRE-PD-1042', 'fre pd 1042', '[FRE-PD-1042]'],
  ['FRE-PD-1042', 'd1042', 'FRE-P[D-1042]'],
  ['FRE-PD-1042', 'pd 10-42', 'FRE-[PD-1042]'],
  ['FRE-PD-1042', 'ｐｄ１０', 'FRE-[PD-10]42'],
  ['Bujía de iridio', 'bujia', '[Bujía] de iridio'],
  ['Buji\u0301a de iridio', 'BUJÍA', '[Buji\u0301a] de iridio'],
  ['Filtro de aceite', 'aceite filtro', '[Filtro] de [aceite]'],
  ['Filtro de aceite', 'filtro/aceite', '[Filtro] de [aceite]'],
  ['Tapa de tapacubos', 'tapa', '[Tapa] de [tapa]cubos'],
  ['Portafiltros', 'filtro', 'Porta[filtro]s'],
  ['Filtro de aceite', 'rode', 'Filtro de aceite'],
  ['Aceite 10W-30', '10w30', 'Aceite [10W-30]'],
  ['Filtro de aceite', 'e', 'Filtro d[e] ac[e]it[e]'],
  ['Disco', 'pastillas', 'Disco'],
  ['Disco', ' - ', 'Disco'],
  ['', 'disco', ''],
])('the text %s is highlighted for the search %j as %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('the highlighted and plain pieces of any text join to the same text', () => {
  const texts = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(texts, texts, (text, query) => {
      const stretches = highlightMatches(text, query);
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
      stretches.slice(1).forEach((stretch, before) => {
        expect(stretch.isMatch).not.toBe(stretches[before]?.isMatch);
      });
    }),
  );
});
