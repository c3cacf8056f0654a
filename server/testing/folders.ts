import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const migrationsDir = path.join(__dirname, '..', 'db', 'migrations');

export function createTemporaryFolder(): { path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-data-'));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
