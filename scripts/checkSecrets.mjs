/**
 * Fails when a secret, its name, or a source of the service is in any file of the built shop, including
 * source maps. Logs and recordings are checked where they are made (server/secrecy.test.ts,
 * e2e/recording.ts).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const publicDir = path.join(import.meta.dirname, '..', 'dist', 'public');
const isText = /\.(js|css|html|json|map|svg|txt|webmanifest)$/;

const forbidden = {
  'a variable of the service': /\b(ERP_KEY|ERP_COMPANY|ORDERS_KEY|SESSION_SECRET|DATABASE_URL)\b/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an address with a password': /\b\w+:\/\/[^\s"'`/@:]+:[^\s"'`/@]+@/,
  'a key of the ERP': /\bapikey\\?["']?\s*:\s*\\?["'](?!public\b)[^"'\\]+/,
  'a token': /\bBearer [\w.~+/-]{8,}/,
  'a source of the service': /"(webpack:\/\/[^"]*\/)?(\.\/)?(server|demo)\/[^"]+"/,
};

if (!existsSync(publicDir)) {
  process.stderr.write('Nothing is built: npm run build.\n');
  process.exit(1);
}
const files = readdirSync(publicDir, { recursive: true })
  .map((name) => path.join(publicDir, name))
  .filter((file) => isText.test(file) && statSync(file).isFile());
const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return Object.entries(forbidden).flatMap(([what, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${path.relative(publicDir, file)}: ${what}: ${match[0].slice(0, 80)}`] : [];
  });
});
for (const line of found) process.stderr.write(`${line}\n`);
process.stdout.write(`${files.length} files of the built shop hold ${found.length || 'no'} secrets.\n`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
