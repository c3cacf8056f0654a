import fc from 'fast-check';
import type { PostBlock } from '@/shop/contentSchemas';
import { demoPosts } from '../../demo/content/posts';
import { parseBlocks, splitTopicLines, writeBlocks, writeTopics } from './postText';

test('a typed article is read as headings, notes, lists and paragraphs', () => {
  const text = '# Cuándo\n\nA los tres\r\nmilímetros.\n\n\n> Con cuidado.\n\n- Uno\n- Dos\n\n#1 no es título';
  expect(parseBlocks(text)).toEqual([
    { kind: 'heading', text: 'Cuándo' },
    { kind: 'paragraph', text: 'A los tres milímetros.' },
    { kind: 'note', text: 'Con cuidado.' },
    { kind: 'list', items: ['Uno', 'Dos'] },
    { kind: 'paragraph', text: '#1 no es título' },
  ]);
});

test('an article that is shown for editing and saved unchanged stays the same', () => {
  for (const { content } of demoPosts)
    for (const blocks of [content.body.es, content.body.en])
      expect(parseBlocks(writeBlocks(blocks))).toEqual(blocks);
});

test('an empty item is left out of its list, and a list of empty items out of the article', () => {
  expect(parseBlocks('- Uno\r\n- \r\n- Dos\r\n-')).toEqual([{ kind: 'list', items: ['Uno', 'Dos'] }]);
  expect(parseBlocks('-\n- \n\n-')).toEqual([]);
});

test('a mark after a backslash begins a paragraph, not a heading, note or list', () => {
  const paragraphs = ['- 5 grados', '# 1 en ventas', '> 3 mm', '-', '\\# así', '\\n', '-5 grados'];
  const blocks = paragraphs.map((text) => ({ kind: 'paragraph' as const, text }));
  const typed = ['\\- 5 grados', '\\# 1 en ventas', '\\> 3 mm', '\\-', '\\\\# así', '\\n', '-5 grados'];
  expect(writeBlocks(blocks)).toBe(typed.join('\n\n'));
  expect(parseBlocks(typed.join('\n\n'))).toEqual(blocks);
});

/** Texts that consist mostly of marks, blanks and line breaks. */
const anyText = fc.string({ unit: fc.constantFrom(...'-#>\\= \n\r\tañ\u00A0'), maxLength: 12 });

test('any article stays the same after it was shown for editing and saved, except for line breaks and empty parts', () => {
  const anyBlock: fc.Arbitrary<PostBlock> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('heading' as const, 'note' as const, 'paragraph' as const),
      text: anyText,
    }),
    fc.record({ kind: fc.constant('list' as const), items: fc.array(anyText, { maxLength: 4 }) }),
  );
  const clean = (text: string) => text.replaceAll(/\s*[\r\n]\s*/g, ' ').trim();
  const cleanBlock = (block: PostBlock): PostBlock[] => {
    if (block.kind !== 'list') return clean(block.text) === '' ? [] : [{ ...block, text: clean(block.text) }];
    const items = block.items.map(clean).filter(Boolean);
    return items.length === 0 ? [] : [{ kind: 'list', items }];
  };
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 5 }), (blocks) => {
      const shown = writeBlocks(blocks);
      expect(parseBlocks(shown)).toEqual(blocks.flatMap(cleanBlock));
      // browsers send line breaks in their own way
      expect(parseBlocks(shown.replaceAll('\n', '\r\n'))).toEqual(blocks.flatMap(cleanBlock));
    }),
    { numRuns: 1_000 },
  );
});

test('typed text is read as the same article after it was shown for editing and saved unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'-#>\\ \nañ\u00A0'), maxLength: 30 }), (typed) => {
      const blocks = parseBlocks(typed);
      expect(parseBlocks(writeBlocks(blocks))).toEqual(blocks);
    }),
    { numRuns: 1_000 },
  );
});

test('any topic stays the same after it was shown for editing and saved', () => {
  const part = anyText.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part), { maxLength: 4 }), (names) => {
      const topics = names.map(([es, en], at) => ({ slug: `t-${at}`, name: { es, en } }));
      const parts = topics.map(({ slug, name }) => [slug, name.es, name.en]);
      expect(splitTopicLines(writeTopics(topics))).toEqual(parts);
    }),
    { numRuns: 1_000 },
  );
});
