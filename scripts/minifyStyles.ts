import { transform } from 'esbuild';
import postcss from 'postcss';
import { sources, type Compiler, Compilation } from 'webpack';
import { inlineCssTokens } from './inlineCssTokens';

/** Minifies the built style sheets after their tokens are inlined, and keeps their source maps. */
export class MinifyStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('MinifyStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'MinifyStyles', stage }, async (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const { source, map: prev } = asset.sourceAndMap();
          const inlined = await postcss([inlineCssTokens]).process(String(source), {
            from: file,
            map: { inline: true, prev: prev ?? false },
          });
          const { code, map, warnings } = await transform(inlined.css, {
            loader: 'css',
            minify: true,
            sourcefile: file,
            sourcemap: 'external',
          });
          // esbuild only warns about styles that it cannot read, and leaves them out
          for (const { text } of warnings) compilation.errors.push(new Error(`${file}: ${text}`));
          compilation.updateAsset(file, new sources.SourceMapSource(code, file, map));
        }
      });
    });
  }
}
