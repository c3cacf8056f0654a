import { readFileSync } from 'node:fs';

/** Returns the commands of a Markdown file: the text of each block fenced as `sh`, in order. */
export const readFencedCommands = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, commands = '']) => commands);

/** Returns the kinds of all fenced blocks of a Markdown file. */
export const readFenceKinds = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```([^\n]*)\n.*?\n```$/gms)].map(([, kind = '']) => kind);
