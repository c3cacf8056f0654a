/** Bundles the service into a folder: `node scripts/bundleServer.mjs FOLDER`. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (place) => fileURLToPath(new URL(`../${place}`, import.meta.url));

/** Packages installed at run time; others are bundled. */
const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/**
 * Bundles pdfkit's fonts. pdfkit loads them by a `require` that it makes at run time, and esbuild bundles only a plain
 * `require`, so this plugin writes a plain one.
 */
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

/**
 * Chooses the ES modules of OpenTelemetry's packages. By default they resolve to CommonJS, which loads Node's own
 * modules by `require`, and an ES module has no `require`.
 */
const preferModules = {
  name: 'preferModules',
  setup({ onResolve }) {
    onResolve({ filter: /^@opentelemetry\/[\w-]+$/ }, ({ path: name }) => ({
      path: at(`node_modules/${name}/build/esm/index.js`),
      sideEffects: false,
    }));
  },
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node scripts/bundleServer.mjs FOLDER');
const outdir = path.resolve(folder);
rmSync(outdir, { recursive: true, force: true });
const options = {
  outdir,
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
  plugins: [bundleFonts, preferModules],
});
// the worker is CommonJS, because Piscina loads it by `require`, and Node.js 20 aborts if it exits while a thread
// requires an ES module
await build({
  ...options,
  entryPoints: { renderWorker: at('server/pages/renderWorker.ts') },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
});
cpSync(at('server/db/migrations'), path.join(outdir, 'migrations'), { recursive: true });
