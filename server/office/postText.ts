/** Text format in which the office edits articles. An empty line separates two blocks. Each topic is one line. */
import type { PostBlock, PostTopic } from '@/shop/contentSchemas';

/** Mark of a list item. A list item without text is only `-`. */
const itemMark = /^-(?: |$)/;
/**
 * Beginning of a paragraph that looks like another kind of block. The `\` before the mark shows that the block is a
 * paragraph.
 */
const escapedMark = /^\\+(?:# |> |-(?: |$))/;
const needsEscape = /^\\*(?:# |> |-(?: |$))/;

/**
 * Parses a block. `# ` begins a heading, `> ` begins a note, and `- ` begins each item of a list. All other blocks are
 * paragraphs, including a block with `\` before one of these marks.
 */
function parseBlock(text: string): PostBlock {
  const lines = text.split('\n').map((line) => line.trim());
  const join = (mark: RegExp): string => lines.map((line) => line.replace(mark, '').trim()).join(' ');
  if (lines.every((line) => itemMark.test(line)))
    return { kind: 'list', items: lines.map((line) => line.slice(1).trim()).filter(Boolean) };
  if (text.startsWith('# ')) return { kind: 'heading', text: join(/^# +/) };
  if (text.startsWith('> ')) return { kind: 'note', text: join(/^> +/) };
  const paragraph = lines.join(' ');
  return { kind: 'paragraph', text: escapedMark.test(paragraph) ? paragraph.slice(1) : paragraph };
}

const isFilled = (block: PostBlock): boolean => block.kind !== 'list' || block.items.length > 0;

export const parseBlocks = (text: string): PostBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock)
    .filter(isFilled);

/** Joins the lines of a text, because a line break in the form may begin another block or topic. */
const toLine = (text: string): string => text.replaceAll(/\s*[\r\n]\s*/g, ' ').trim();

const marks = { heading: '# ', note: '> ' } as const;

function writeBlock(block: PostBlock): string {
  if (block.kind === 'list')
    return block.items
      .map(toLine)
      .filter(Boolean)
      .map((item) => `- ${item}`)
      .join('\n');
  const line = toLine(block.text);
  if (line === '') return '';
  if (block.kind === 'paragraph') return needsEscape.test(line) ? `\\${line}` : line;
  return marks[block.kind] + line;
}

export const writeBlocks = (blocks: readonly PostBlock[]): string =>
  blocks.map(writeBlock).filter(Boolean).join('\n\n');

/** Splits each line at the equals signs. `\=` is an equals sign within the text. */
export const splitTopicLines = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/(?<!\\)=/).map((part) => part.replaceAll('\\=', '=').trim()));

export const writeTopics = (topics: readonly PostTopic[]): string =>
  topics
    .map(({ slug, name }) =>
      [slug, name.es, name.en].map((part) => toLine(part).replaceAll('=', '\\=')).join(' = '),
    )
    .join('\n');
