/**
 * Bundles src/app/serverRender.tsx for the service's render threads: the browser's sources and class names, in one file
 * for Node, without style sheets. esbuild takes a second where webpack takes half a minute, and nothing of the bundle
 * is sent to browsers.
 */
import { build, type Plugin } from 'esbuild';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { numberClassNames } from './classNames';
import { getShopVersion } from './shopVersion';

const root = path.join(__dirname, '..');
const at = (...parts: string[]) => path.join(root, ...parts);

/**
 * A style module becomes the names of its classes, which are the same as in the browser's bundle. Other style sheets
 * become nothing.
 */
const cssModules: Plugin = {
  name: 'css-modules',
  setup(bundle) {
    const classNames: Record<string, Record<string, string>> = {};
    for (const [key, name] of numberClassNames(at('src'))) {
      const [file = '', local = ''] = key.split(' ');
      (classNames[file] ??= {})[local] = name;
    }
    bundle.onLoad({ filter: /\.css$/ }, ({ path: sheet }) => {
      const file = path.relative(at('src'), sheet).split(path.sep).join('/');
      return { contents: JSON.stringify(classNames[file] ?? {}), loader: 'json' };
    });
  },
};

rmSync(at('dist/firstScreen'), { recursive: true, force: true });
build({
  entryPoints: { firstScreen: at('src/app/serverRender.tsx') },
  outdir: at('dist/firstScreen'),
  outExtension: { '.js': '.cjs' },
  tsconfig: at('tsconfig.json'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  jsx: 'automatic',
  define: {
    'process.env.NODE_ENV': '"production"',
    SHOP_VERSION: JSON.stringify(getShopVersion(root)),
  },
  alias: {
    // without this alias react-router resolves to its development build, which prints warnings
    'react-router': at('node_modules/react-router/dist/production/index.mjs'),
    // messages are compiled before the build, so the parser is left out, as in the browser's bundle
    '@formatjs/icu-messageformat-parser': at('node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
  },
  plugins: [cssModules],
  sourcemap: true,
  logLevel: 'warning',
}).catch(() => process.exit(1));
