import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { baseConfig } from './rsbuild-base.ts';

/** The folder in `dist` with the worker scripts. Only these may compile WebAssembly. */
export const workersFolder = 'workers';

const source = 'src/workers';

/** The workers of a remote by name: each file in `src/workers` is one. */
export function workersOf(folder: string): Record<string, string> {
  const files = existsSync(join(folder, source)) ? readdirSync(join(folder, source)) : [];
  const scripts = files.filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(scripts.map((file) => [file.slice(0, -'.ts'.length), `./${source}/${file}`]));
}

/** Builds each worker as one script without federation, with the files that it references by `new URL` beside it. */
export function workerConfig(folder: string, app: string): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig(app), {
    root: folder,
    source: { entry: workersOf(folder) },
    output: {
      target: 'web-worker',
      assetPrefix: 'auto',
      distPath: { root: join('dist', workersFolder), js: '', wasm: '' },
      filename: { js: '[name].js' },
      sourceMap: false,
      // Detectors are minified already: another pass takes a minute and gains nothing.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 1 } } } },
    },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack: {
        node: { __filename: false, __dirname: false },
        output: { assetModuleFilename: '[name].[contenthash:10][ext]' },
        // Resolve files referenced by their path in a package, even if the package does not export them.
        resolve: {
          byDependency: { url: { exportsFields: [] } },
          // Packages for browsers and Node import these where they run on Node.
          fallback: { crypto: false, fs: false, path: false },
        },
      },
    },
  });
}
