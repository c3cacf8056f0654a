/**
 * Runs a command, whose result is the exit code. An error that it throws is printed as a sentence, with exit code 1.
 */
export function runCommand(main: () => number | Promise<number>): void {
  void Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return 1;
    })
    .then((code) => {
      process.exitCode = code;
    });
}
