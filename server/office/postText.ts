/** Body of an article as people of the office type it: blocks with an empty line between them. */
import type { PostBlock } from '@/shop/contentSchemas';

/** `# ` begins a heading, `> ` a note, `- ` each item of a list; anything else is a paragraph. */
function parseBlock(text: string): PostBlock {
  const lines = text.split('\n').map((line) => line.trim());
  const join = (marked: RegExp): string => lines.map((line) => line.replace(marked, '')).join(' ');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) };
  if (text.startsWith('# ')) return { kind: 'heading', text: join(/^# +/) };
  if (text.startsWith('> ')) return { kind: 'note', text: join(/^> +/) };
  return { kind: 'paragraph', text: lines.join(' ') };
}

export const parseBlocks = (text: string): PostBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock);

const marks = { heading: '# ', note: '> ', paragraph: '' } as const;

export const writeBlocks = (blocks: readonly PostBlock[]): string =>
  blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.map((item) => `- ${item}`).join('\n')
        : marks[block.kind] + block.text,
    )
    .join('\n\n');
