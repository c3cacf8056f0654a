import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses the options of a command line. If an option is invalid, prints a sentence and the usage, and exits with code
 * 1.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
}

/**
 * Parses an option that is a whole number from 0 to `most`. For any other value the program exits and prints the usage.
 */
export function readWholeNumber(name: string, text: string, most: number, usage: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  return exitWithUsage(`--${name} is a whole number from 0 to ${most}, not '${text}'.`, usage);
}

export function exitWithUsage(message: string, usage: string): never {
  process.stderr.write(`${message}\n${usage}\n`);
  process.exit(1);
}
