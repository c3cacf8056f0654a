/**
 * npm run audit: reports known vulnerabilities of the packages from the registry, and checks package-lock.json: each
 * package must be pinned by its integrity hash and must come from the registry. Exits with 1 at a high or critical
 * vulnerability or an unpinned package, and with 2 when the registry does not answer.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const say = (text) => process.stdout.write(`${text}\n`);

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const installed = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link);
const unpinned = installed.filter(
  ([, { integrity, resolved, inBundle }]) =>
    !inBundle &&
    (!/^sha512-/.test(integrity ?? '') ||
      /^(?!https:\/\/registry\.npmjs\.org\/)/.test(resolved ?? 'https://registry.npmjs.org/')),
);
const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
say(
  `${installed.length} packages, ${installed.filter(([, { dev }]) => !dev).length} of them the service's and the shop's.`,
);
say(`Not pinned, or not of the registry: ${unpinned.map(([place]) => place).join(', ') || 'none'}.`);
say(
  `With a script of their own at installation: ${withScripts.map(([place]) => place).join(', ') || 'none'}.`,
);

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
const answer = (() => {
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: 'npm audit said nothing that can be read' };
  }
})();
const counts = answer.metadata?.vulnerabilities;
if (counts) {
  say(
    `Known faults: ${Object.entries(counts)
      .map(([how, many]) => `${many} ${how}`)
      .join(', ')}.`,
  );
  for (const { name, severity, range } of Object.values(answer.vulnerabilities ?? {}))
    say(`  ${severity}: ${name} ${range}`);
  process.exitCode = counts.high + counts.critical + unpinned.length > 0 ? 1 : 0;
} else {
  say(`Known faults: not asked, for the registry does not answer: ${answer.message ?? 'no reason given'}.`);
  process.exitCode = unpinned.length > 0 ? 1 : 2;
}
