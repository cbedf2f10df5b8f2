import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const require = createRequire(import.meta.url);

/** `.ts` in this repository, `.js` in the package. */
export const sourceExtension = extname(import.meta.filename);

/**
 * Milliseconds that one chunk may take, enough for a slow phone. While a remote starts, the shell gives up earlier,
 * once no byte has arrived for four seconds.
 */
export const chunkLoadTimeout = 20_000;

/**
 * The globals in which the shell provides what remotes do not bundle: the federation runtime, its start-up code, and
 * the contracts' zod.
 */
export const shellGlobals = {
  runtime: '__datewrightFederation',
  start: '__datewrightStart',
  zod: '__datewrightZod',
};

/** The start-up code of the federation plugin: the shell provides it, remotes use it. */
export const sharedStart = (side: 'shell' | 'remote') => ({
  test: /@module-federation[\\/]runtime[\\/]rspack\.js$/,
  loader: join(import.meta.dirname, `federation-start-loader${sourceExtension}`),
  options: { side, global: shellGlobals.start },
});

/** The descriptions of calls, about half a kilobyte of each remote, are for API documents. */
const withoutCallSummaries = {
  test: /[\\/]contracts[\\/]src[\\/]/,
  enforce: 'pre' as const,
  loader: join(import.meta.dirname, `call-summary-loader${sourceExtension}`),
};

/** The configuration shared by every browser build, federated or not. `app` prefixes the names of its styles. */
export function baseConfig(app: string): RsbuildConfig {
  return {
    plugins: [pluginReact({ fastRefresh: true })],
    output: {
      target: 'web',
      cleanDistPath: true,
      legalComments: 'none',
      filenameHash: 'contenthash:10',
      dataUriLimit: 0,
      minify: {
        jsOptions: {
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 4, pure_getters: true, ecma: 2022 },
            format: { comments: false },
          },
        },
      },
    },
    performance: { printFileSize: false },
    // Installed packages of this project have styled components too; other packages are not compiled.
    source: { include: [/[\\/]node_modules[\\/]@datewright[\\/]/] },
    resolve: {
      alias: { stylis$: join(import.meta.dirname, 'lean-runtime/stylis.mjs'), 'stylis-whole$': stylisPath() },
    },
    tools: {
      swc: {
        jsc: {
          experimental: {
            plugins: [
              [
                require.resolve('@swc/plugin-styled-components'),
                {
                  namespace: app,
                  displayName: false,
                  ssr: true,
                  pure: true,
                  minify: true,
                  topLevelImportPaths: ['@datewright/sdk/styled'],
                },
              ],
            ],
          },
        },
      },
      rspack: {
        output: { chunkLoadTimeout, crossOriginLoading: 'anonymous', uniqueName: app },
        module: { rules: [withoutCallSummaries] },
      },
    },
  };
}

/** The installed version of a package, as seen from `folder`. */
export function installedVersion(folder: string, packageName: string): string {
  const local = createRequire(join(folder, 'package.json'));
  const found = local.resolve.paths(packageName)?.map((path) => join(path, packageName, 'package.json'));
  for (const file of found ?? []) {
    try {
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // Not installed at this level.
    }
  }
  throw new Error(`${packageName} is not installed for ${folder}.`);
}

function stylisPath(): string {
  const sdk = createRequire(join(import.meta.dirname, '../../sdk/package.json'));
  return join(dirname(createRequire(sdk.resolve('styled-components')).resolve('stylis')), '../stylis.mjs');
}
