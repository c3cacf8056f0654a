import { demoPosts } from '../../demo/content/posts';
import { parseBlocks, writeBlocks } from './postText';

test('a typed article is headings, notes, lists and paragraphs', () => {
  const text = '# Cuándo\n\nA los tres\r\nmilímetros.\n\n\n> Con cuidado.\n\n- Uno\n- Dos\n\n#1 no es título';
  expect(parseBlocks(text)).toEqual([
    { kind: 'heading', text: 'Cuándo' },
    { kind: 'paragraph', text: 'A los tres milímetros.' },
    { kind: 'note', text: 'Con cuidado.' },
    { kind: 'list', items: ['Uno', 'Dos'] },
    { kind: 'paragraph', text: '#1 no es título' },
  ]);
});

test('an article that is shown for editing and saved is the same', () => {
  for (const { content } of demoPosts)
    for (const blocks of [content.body.es, content.body.en])
      expect(parseBlocks(writeBlocks(blocks))).toEqual(blocks);
});
