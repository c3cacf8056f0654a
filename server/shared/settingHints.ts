/** Hints about settings that have no effect, because their name is mistyped or because another setting is missing. */

/**
 * Settings that need another setting. Each row begins with a setting, which has no effect unless one of the others is
 * set.
 */
const needs: readonly (readonly [setting: string, ...needed: string[]])[] = [
  ['METRICS_HOST', 'METRICS_PORT'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
];

/** Counts the typing errors between two names. Each missing, added, replaced or swapped letter is one error. */
function countTypos(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let beside = 1; beside <= other.length; beside += 1) {
      const isSame = one[at - 1] === other[beside - 1];
      const isSwapped = one[at - 1] === other[beside - 2] && one[at - 2] === other[beside - 1];
      row[beside] = Math.min(
        rows[at - 1]![beside]! + 1,
        row[beside - 1]! + 1,
        rows[at - 1]![beside - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[at - 2]![beside - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/**
 * Returns the number of typing errors that a mistyped name may have. A short name may have few errors, because other
 * programs have names that are similar to PORT and HOST.
 */
const countAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 10 ? 1 : 2);

/** Maximum length of a name that is compared with settings. The names of settings are not much longer. */
const maxNameLength = 60;

/**
 * Returns hints, each one a sentence. There is a hint for each variable that looks like a mistyped setting, and for
 * each setting that needs another setting. Hints contain no values.
 */
export function listSettingHints(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  const isSet = (name: string): boolean => (env[name] ?? '') !== '';
  const known = new Set(settings);
  const missing = settings.filter((name) => !isSet(name));
  const mistyped = Object.keys(env)
    .filter((name) => isSet(name) && !known.has(name) && name.length <= maxNameLength)
    .flatMap((name) => {
      const written = name.toUpperCase();
      const meant = missing.find((setting) => countTypos(written, setting) <= countAllowed(setting));
      return meant === undefined ? [] : [`${name} is no setting of the shop: did you mean ${meant}?`];
    });
  const alone = needs
    .filter(([setting, ...needed]) => isSet(setting) && !needed.some(isSet))
    .map(([setting, needed]) => `${setting} does nothing without ${needed}.`);
  const isUnmailed = isSet('MAIL_FROM') && isSet('ERP_URL') && !isSet('SMTP_URL');
  return [
    ...mistyped,
    ...alone,
    ...(isUnmailed ? ['MAIL_FROM does nothing without SMTP_URL: no mail is sent.'] : []),
  ];
}
