import fc from 'fast-check';
import { normalizePartNumber, foldAccents } from './foldText';
import { findByQuery, matchesQuery, rankByQuery, type SearchablePart } from './partSearch';

const part = (fields: Partial<SearchablePart>): SearchablePart => ({
  name: 'Pastillas de freno delanteras cerámicas Aveo',
  sku: 'FRE-PD-1042',
  partNumber: 'KS-48213-B',
  brand: { name: 'Kelstrum' },
  equivalents: ['96405129', '54302-TB417'],
  ...fields,
});
const pads = part({});
const oilFilter = part({
  name: 'Filtro de aceite roscado',
  sku: 'MAN-FO-3102',
  partNumber: 'LB-77120-C',
  brand: { name: 'Lubrenta' },
  equivalents: ['26300-0A503'],
});
const oil = part({
  name: 'Aceite de motor 10W-30 mineral',
  sku: 'MAN-AC-3301',
  partNumber: 'LB-31042-K',
  brand: 'lubrenta',
  equivalents: [],
});

describe('a text that is compared', () => {
  test('loses case and accents, and keeps signs and spaces', () => {
    expect(foldAccents('Bujía, PIÑÓN n.º 4')).toBe('bujia, pinon n.o 4');
  });

  test.each([
    'FRE-PD-1042',
    'fre pd 1042',
    'fre.pd/1042',
    'FRE_PD\\1042',
    'fre–pd—1042',
    'fre‑pd−1042',
    ' f r e p d 1 0 4 2 ',
    'FRE\u200b-PD\u00ad-\ufeff1042',
    'FRE\u00a0PD\u20091042',
    'ＦＲＥ－ＰＤ－１０４２',
    'fré-pd-1042',
    '(FRE-PD-1042),',
  ])('written as %j becomes the part number frepd1042', (spelt) => {
    expect(normalizePartNumber(spelt)).toBe('frepd1042');
  });

  test('with signs alone becomes an empty part number', () => {
    expect(normalizePartNumber(' -–/._ ')).toBe('');
  });
});

describe('a part is found by', () => {
  test.each([
    ['words in any order', 'aveo freno pastillas'],
    ['words without their accents', 'ceramicas'],
    ['words with accents that its name does not have', 'pástillas'],
    ['pieces of words', 'pasti delan'],
    ['its brand', 'KELSTRUM freno'],
    ['its sku and its name', 'pastillas fre-pd-1042'],
    ['words glued by signs', 'freno/pastillas'],
    ['words with a comma', 'freno, pastillas'],
    ['a fragment inside the sku, across its separators', 'D1042'],
    ['a fragment of the sku, otherwise separated', 'pd 10-42'],
    ['a fragment inside the part number', 's482'],
    ['a fragment inside a cross-reference', '40512'],
    ['a short beginning of a piece of the sku', '10'],
  ])('%s', (_, query) => {
    expect(matchesQuery(pads, query)).toBe(true);
  });

  test('a size that its name writes with a hyphen', () => {
    expect(matchesQuery(oil, 'aceite 10w30')).toBe(true);
  });

  test('an empty search', () => {
    expect(matchesQuery(pads, '  ')).toBe(true);
  });
});

describe('a part is not found by', () => {
  test.each([
    ['a word that it does not contain', 'pastillas radiador'],
    ['signs alone', '--- /'],
    ['letters across the words of its name', 'rodel'],
    ['a short fragment across the separators of a number', 'd10'],
    ['a short fragment of a cross-reference', '129'],
    ['the number of another part', 'FRE-PD-1043'],
  ])('%s', (_, query) => {
    expect(matchesQuery(pads, query)).toBe(false);
  });
});

describe('the ranking', () => {
  const code = part({ name: 'Disco', sku: 'AA-1111', partNumber: '', equivalents: [] });
  const number = part({ name: 'Disco', sku: 'BB-2222', partNumber: 'AA 1111', equivalents: [] });
  const replaces = part({ name: 'Disco', sku: 'CC-3333', partNumber: '', equivalents: ['A-A1111'] });
  const begins = part({ name: 'Disco', sku: 'AA-1111-X', partNumber: '', equivalents: [] });
  const holds = part({ name: 'Disco para AA-1111', sku: 'DD-4444', partNumber: '', equivalents: [] });
  const other = part({ name: 'Disco', sku: 'EE-5555', partNumber: '', equivalents: [] });
  const inOrder = [code, number, replaces, begins, holds, other];

  test('puts sku, part number and cross-reference matches before prefix, partial and no matches, in that order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (shuffled) => {
        expect(rankByQuery(shuffled, 'aa1111')).toEqual(inOrder);
      }),
    );
  });

  test('puts names that begin with the words first, then names with the words, then partial matches', () => {
    const names = ['Filtro de aceite', 'Tapa del filtro de aceite', 'Portafiltros y aceiteras'];
    const [first, second, third] = names.map((name) => part({ name, sku: name, partNumber: '' }));
    expect(rankByQuery([third, second, first] as SearchablePart[], 'aceite filtro')).toEqual([
      first,
      second,
      third,
    ]);
  });

  test('puts letters at the beginning of a name’s word before letters at the beginning of a sku', () => {
    const hose = part({ name: 'Manguera de radiador', sku: 'MOT-MR-2001' });
    expect(rankByQuery([oilFilter, hose], 'man')).toEqual([hose, oilFilter]);
  });

  test('keeps the order of equal matches, and loses no product', () => {
    const same = [1, 2, 3].map((number) => part({ name: `Disco ${number}` }));
    expect(rankByQuery(same, 'disco')).toEqual(same);
    expect(rankByQuery(same, 'nada de esto')).toEqual(same);
    expect(rankByQuery(same, ' - ')).toEqual(same);
  });

  test('leaves out products that do not match', () => {
    expect(findByQuery([pads, oilFilter, oil], 'aceite')).toEqual([oil, oilFilter]);
    expect(findByQuery([pads, oil], '')).toEqual([pads, oil]);
    expect(findByQuery([pads, oil], '/')).toEqual([]);
  });

  test('lists exactly the matching products once, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (query) => {
        const parts = [pads, oilFilter, oil];
        const found = findByQuery(parts, query);
        expect(new Set(found)).toEqual(new Set(parts.filter((own) => matchesQuery(own, query))));
        expect(found).toHaveLength(new Set(found).size);
      }),
    );
  });
});

test('a product’s fields are normalised once, however often it is searched', () => {
  let reads = 0;
  const own = part({ sku: 'FRE-PD-1042' });
  const watched = new Proxy(own, {
    get: (_, field: keyof SearchablePart) => {
      if (field === 'name') reads += 1;
      return own[field];
    },
  });
  for (const query of ['freno', 'pastillas fren 1042', 'fre-pd']) findByQuery([watched], query);
  expect(reads).toBe(1);
});
