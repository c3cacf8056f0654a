import { minPasswordLength } from '@/shop/schemas';
import { Problem } from '../shared/problem';

/**
 * The lowest score of zxcvbn: the password can be guessed within a thousand attempts. Examples are a common password,
 * one repeated letter, or the account's e-mail.
 */
const guessedAtOnce = 0;

/** Loads the dictionaries when the first password is chosen, because they take 2 MB. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/**
 * Maximum number of letters that zxcvbn estimates at once, because 128 letters take ten times as long as 32. A long
 * password is estimated in pieces. It is as strong as its strongest piece.
 */
const judgedAtOnce = 32;

const listParts = (password: string): string[] =>
  Array.from({ length: Math.ceil(password.length / judgedAtOnce) }, (_, at) =>
    password.slice(at * judgedAtOnce, (at + 1) * judgedAtOnce),
  );

/**
 * Refuses a password that is too short, blank, common, or similar to known data of the account.
 * @param known data such as the account's e-mail and name
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
