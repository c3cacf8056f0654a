/** Bundles the service to dist/server, and prepares the database archive for fresh machines. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Packages installed at run time; others are bundled. */
const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** pdfkit asks for its fonts by a `require` made at run time, which is not bundled: it becomes one that is. */
const bundleFonts = {
  name: 'bundleFonts',
  setup({ onLoad }) {
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => {
      const made = 'const require$1 = createRequire(import.meta.url);';
      const source = readFileSync(path, 'utf8');
      if (!source.includes(made)) throw new Error('pdfkit asks for its fonts in another way.');
      return { contents: source.replace(made, '').replaceAll('require$1(', 'require(') };
    });
  },
};

rmSync(at('dist/server'), { recursive: true, force: true });
const options = {
  outdir: at('dist/server'),
  tsconfig: at('tsconfig.json'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: Object.keys(dependencies),
  sourcemap: true,
  logLevel: 'warning',
};
await build({
  ...options,
  entryPoints: {
    main: at('server/main.ts'),
    prepare: at('server/db/prepare.ts'),
    moveToPostgres: at('server/db/moveToPostgres.ts'),
    databaseWorker: at('server/db/databaseWorker.ts'),
  },
  outExtension: { '.js': '.mjs' },
  splitting: true,
  chunkNames: 'chunk-[hash]',
  format: 'esm',
  plugins: [bundleFonts],
});
// Piscina loads a worker by `require`, and Node.js 20 aborts when it exits while a thread requires an ES module
await build({
  ...options,
  entryPoints: { renderWorker: at('server/pages/renderWorker.ts') },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
});
cpSync(at('server/db/migrations'), at('dist/server/migrations'), { recursive: true });

// takes seconds: rebuilt only when its contents changed
const madeOf = ['server/db', 'server/vehicles'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true }).map((name) => at(`${folder}/${name}`)),
);
const archive = at('dist/pglite.tar');
const isFresh =
  existsSync(archive) && madeOf.every((file) => statSync(file).mtimeMs < statSync(archive).mtimeMs);
if (!isFresh) execFileSync(process.execPath, [at('dist/server/prepare.mjs')], { stdio: 'inherit' });
