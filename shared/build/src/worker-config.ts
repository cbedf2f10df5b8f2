import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { baseConfig } from './rsbuild-base.ts';

/** Of a build's `dist`: what pages start as workers. Its answers, and no others, may compile WebAssembly. */
export const workersFolder = 'workers';

const source = 'src/workers';

/** The workers of a remote by their names: each file of `src/workers` is one. */
export function workersOf(folder: string): Record<string, string> {
  const files = existsSync(join(folder, source)) ? readdirSync(join(folder, source)) : [];
  const scripts = files.filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(scripts.map((file) => [file.slice(0, -'.ts'.length), `./${source}/${file}`]));
}

/** Builds each worker as one script, without federation, and what it names by `new URL` beside it. */
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
      // Detectors come packed already: passing over them again costs a minute and gains nothing.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 1 } } } },
    },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack: {
        node: { __filename: false, __dirname: false },
        output: { assetModuleFilename: '[name].[contenthash:10][ext]' },
        // A file that is named by its place in a package is taken from there, whatever the package exports.
        resolve: { byDependency: { url: { exportsFields: [] } } },
      },
    },
  });
}
