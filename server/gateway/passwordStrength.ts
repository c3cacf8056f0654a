import { minPasswordLength } from '@/shop/schemas';
import { Problem } from '../shared/problem';

/**
 * zxcvbn's lowest score. Such a password is guessed within a thousand attempts: a common password, one repeated letter,
 * or the account's own e-mail.
 */
const guessedAtOnce = 0;

/** Loads the dictionaries, which take 2 MB. They are loaded when the first password is chosen. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/**
 * Maximum letters that are estimated at once. zxcvbn takes ten times as long for 128 letters as for 32, so a long
 * password is estimated in pieces, and is as strong as its strongest piece.
 */
const judgedAtOnce = 32;

const listParts = (password: string): string[] =>
  Array.from({ length: Math.ceil(password.length / judgedAtOnce) }, (_, at) =>
    password.slice(at * judgedAtOnce, (at + 1) * judgedAtOnce),
  );

/**
 * Refuses a password that is too short, blank, common, or derived from known data of its account.
 * @param known the account's e-mail, name and the like
 * @throws AUTH_WEAK_PASSWORD
 */
export async function requireStrongPassword(password: string, known: readonly string[]): Promise<void> {
  if (password.length < minPasswordLength || password.trim() === '') throw new Problem('AUTH_WEAK_PASSWORD');
  estimator ??= loadEstimator();
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  const zxcvbn = await estimator;
  const isKnown = words.some((word) => word.toLowerCase() === password.trim().toLowerCase());
  const isWeak = (part: string): boolean => zxcvbn.check(part, words).score === guessedAtOnce;
  if (isKnown || listParts(password).every(isWeak)) throw new Problem('AUTH_WEAK_PASSWORD');
}
