import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { Compilation, type Compiler, type Configuration, type Module } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { numberClassNames } from './scripts/classNames';
import { MinifyStyles } from './scripts/minifyStyles';
import { readPublicPages } from './scripts/publicPages';
import { getShopVersion } from './scripts/shopVersion';

const root = __dirname;
const at = (...parts: string[]) => path.join(root, ...parts);

const version = getShopVersion(root);

/**
 * Parts of every page that a press loads. Without a network the press could not be answered, so they are fetched in
 * advance.
 */
const pressedParts = new Set([
  '../toaster/Toaster',
  '../quickView/QuickView',
  '../mobileMenu/MobileMenu',
  './MegaPanel',
]);

/**
 * Lists the files that each route needs, for the budgets: the page's chunk with all chunks that its import requests.
 * The list is written beside the public folder, so it is not served. Lists the scripts that src/app/prefetchFiles.ts
 * fetches in a file that is served.
 */
class RouteFiles {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('RouteFiles', ({ compilation }) => {
      const files = (chunks: Iterable<{ files: Iterable<string> }>) =>
        [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file));
      const entry = files(compilation.entrypoints.get('main')?.chunks ?? []);
      const publicPages = readPublicPages(readFileSync(at('src/app/routes.tsx'), 'utf8'));
      const routes: Record<string, string[]> = {};
      const scripts = new Set<string>();
      const addScripts = (chunks: Iterable<{ files: Iterable<string> }>) => {
        for (const file of files(chunks)) if (file.endsWith('.js')) scripts.add(file);
      };
      for (const group of compilation.chunkGroups) {
        for (const { request } of group.origins) {
          if (request && pressedParts.has(request)) addScripts(group.chunks);
          if (!request?.startsWith('@/pages/')) continue;
          const page = request.slice('@/pages/'.length);
          routes[page] = files(group.chunks);
          if (!publicPages.has(page)) continue;
          for (const part of [group, ...group.childrenIterable]) addScripts(part.chunks);
        }
      }
      writeFileSync(at('dist/routes.json'), JSON.stringify({ entry, routes }, null, 2));
      const later = [...scripts].filter((file) => !entry.includes(file));
      writeFileSync(at('dist/public/assets/pages.json'), JSON.stringify(later));
    });
  }
}

/**
 * Removes the vendor chunk, which the page loads with the entry, from the groups of import(). SplitChunks puts it
 * there, and each import() would request it again before its own files.
 */
class VendorIsLoaded {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('VendorIsLoaded', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('VendorIsLoaded', (_chunks, groups) => {
        const vendor = compilation.namedChunks.get('vendor');
        for (const group of groups)
          if (vendor && !group.isInitial() && group.removeChunk(vendor)) vendor.removeGroup(group);
      });
    });
  }
}

const isPackage = (module: Module): boolean => /node_modules/.test(module.nameForCondition() ?? '');

const numbered = numberClassNames(at('src'));

const classNames = (production: boolean) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[name]-[local]',
      ...(production
        ? {
            getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) => {
              const file = path.relative(at('src'), resourcePath).split(path.sep).join('/');
              const name = numbered.get(`${file} ${local}`);
              if (name === undefined) throw new Error(`${file} has a class that was not numbered: ${local}`);
              return name;
            },
          }
        : {}),
    },
  },
});

const browser = (mode: 'production' | 'development') => {
  const production = mode === 'production';
  const name = production ? 'assets/[name].[contenthash:6]' : 'assets/[name]';

  return {
    name: 'browser',
    mode,
    target: 'browserslist',
    context: root,
    entry: {
      main: './src/app/main.ts',
      begin: './src/app/hydration/preHydration.ts',
      beginShell: './src/app/hydration/preHydrationShell.ts',
    },
    output: {
      path: at('dist/public'),
      publicPath: '/',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      clean: true,
      // the addresses of chunks, for browsers that run scripts only from addresses that a policy created
      trustedTypes: { policyName: 'shop', onPolicyCreationFailure: 'stop' },
    },
    // a header of the service names the address of the source maps
    devtool: production ? 'hidden-source-map' : 'eval-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: { config: [__filename] },
      // a new class renumbers other classes, so no module may keep a name from an earlier build
      version: createHash('sha1')
        .update(JSON.stringify([...numbered]))
        .digest('hex'),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': at('src'),
        // messages are compiled at build time, so the parser is left out of the bundle
        ...(production && {
          '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
          // its package gives every importer the build with warnings
          'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    module: {
      rules: [
        // no module of the shop has side effects when it is imported: a part of a feature's index that only a lazy page
        // uses is loaded with that page
        { test: /\.tsx?$/, exclude: /node_modules/, loader: 'babel-loader', sideEffects: false },
        // marked as free of side effects, so that unused components are left out: 2.3 KB
        ...(production
          ? [
              {
                test: /node_modules[\\/](react-router|react-intl)[\\/]/,
                loader: 'babel-loader',
                options: {
                  configFile: false,
                  plugins: [
                    '@babel/plugin-transform-react-pure-annotations',
                    at('scripts/babelStripDisplayNames.cjs'),
                  ],
                },
              },
            ]
          : []),
        {
          test: /\.css$/,
          use: [production ? MiniCssExtractPlugin.loader : 'style-loader', classNames(production)],
        },
        { test: at('src/ui/tokens.css'), loader: at('scripts/repeatDarkTheme.cjs') },
        { test: /\.(woff2|svg|png|avif|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // exports get the shortest possible names: 1.8 KB of every page
      mangleExports: 'size',
      minimizer: ['...', new MinifyStyles()],
      // all supported browsers know ES2022; a third pass finds the remainders of the second one: 0.2 KB of every page
      minimizeOptions: { javascript: { compress: { passes: 3, ecma: 2022 } } },
      runtimeChunk: false,
      // numbers in the names of a hundred files, all of which the entry contains: 0.3 KB
      chunkIds: 'natural',
      moduleIds: production ? false : 'named',
      splitChunks: {
        // webpack counts comments, which the bundle leaves out: its own 20 KB split the product page's code in two
        minSize: 24_000,
        cacheGroups: {
          // packages that every page needs change less often than the shop, so they are one long-lived file
          vendor: {
            test: /node_modules/,
            chunks: 'initial',
            name: 'vendor',
            enforce: true,
          },
          // components of several pages are loaded once: those of most pages in the entry's own file, and product cards
          // in a file for pages that list products
          parts: {
            test: /src[\\/](ui|widgets[\\/](?!product[\\/]Product|form[\\/]|order[\\/]))/,
            chunks: 'async',
            minChunks: 14,
            name: 'main',
            enforce: true,
          },
          // all style sheets together are 20 KB: one file, with which the first screen is drawn before any script has
          // loaded
          styles: {
            type: 'css/mini-extract',
            chunks: 'all',
            name: 'main',
            enforce: true,
            priority: 20,
          },
          cards: {
            test: /src[\\/]widgets[\\/]product[\\/]Product/,
            chunks: 'async',
            minChunks: 3,
            name: 'cards',
            enforce: true,
          },
          // most pages have no field
          fields: {
            test: /src[\\/](ui[\\/]Field\.tsx|widgets[\\/]form[\\/](DayField|Form\.))/,
            chunks: 'async',
            priority: 1,
            minChunks: 3,
            name: 'fields',
            enforce: true,
          },
          // all modules that any two of the home pages and articles share below their first screens, so that each page
          // needs only one more file
          home: {
            chunks: ({ name }) => name?.startsWith('below') ?? false,
            priority: -1,
            minChunks: 2,
            name: 'home',
            enforce: true,
          },
          // forms that are submitted: the library, and the components that such forms share
          forms: {
            test: /node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort|deepmerge|react-fast-compare)[\\/]|src[\\/](ui[\\/](FocusFirstInvalidField|PasswordField)\.tsx|widgets[\\/]form[\\/](useShopForm|PasswordInput))/,
            priority: 1,
            chunks: 'async',
            name: 'forms',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new HtmlPlugin({
        template: at('src/app/index.html'),
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: { collapseWhitespace: true, removeComments: true, minifyCSS: true },
      }),
      // three digits however many modules there are: past 499 modules webpack gives five digits, which costs 0.3 KB of
      // every page. Packages are numbered separately, so that a new module of the shop changes no number in their
      // long-lived file
      ...(production
        ? [isPackage, (module: Module) => !isPackage(module)].map(
            (test) => new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true, test }),
          )
        : []),
      new webpack.DefinePlugin({ SHOP_VERSION: JSON.stringify(version) }),
      new CopyPlugin({
        patterns: [
          { from: at('public'), globOptions: { dot: false } },
          {
            from: at(production ? 'locales/compiled' : 'locales'),
            to: 'assets/i18n/[name][ext]',
            filter: (file) => /(es|en)\.json$/.test(file),
          },
          {
            from: at('package.json'),
            to: 'assets/version.json',
            transform: () => JSON.stringify({ version }),
          },
        ],
      }),
      ...(production
        ? [
            new VendorIsLoaded(),
            new RouteFiles(),
            // Chromium compiles such a file beside the page, instead of function by function as the page reaches each
            // function. begin.js and beginShell.js are left out, because each rendered page contains one of them. The
            // stage is after the minimizer, which drops comments, and before the source maps, which count the line
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /(?<!begin(?:Shell)?\.\w+)\.js$/,
              stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new MiniCssExtractPlugin({
              filename: `${name}.css`,
              chunkFilename: `${name}.css`,
              ignoreOrder: true,
            }),
            new CompressionPlugin<BrotliOptions>({
              filename: '[path][base].br',
              test: /\.(js|css|html|svg|json|webmanifest)$/,
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
            new CompressionPlugin({
              filename: '[path][base].gz',
              test: /\.(js|css|html|svg|json|webmanifest)$/,
              algorithm: 'gzip',
            }),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    performance: false,
    stats: 'errors-warnings',
    devServer: {
      port: 8081,
      hot: true,
      historyApiFallback: true,
      client: { overlay: true },
      proxy: [{ context: ['/api'], target: 'http://127.0.0.1:8080' }],
    },
  } satisfies Configuration & { devServer: DevServer };
};

export default (_env: unknown, { mode = 'development' }: { mode?: 'production' | 'development' }) =>
  browser(mode);
