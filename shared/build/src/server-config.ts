import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { baseConfig } from './rsbuild-base.ts';
import { isContractsZod, sharedModules } from './shared-modules.ts';

/** The folder in `dist` with the code for the renderer. The edge does not serve it. */
export const serverFolder = 'server';

/** The build of one app for the renderer: CommonJS files that require each other, without federation. */
export function serverConfig(folder: string, app: string, entry: string, output: string): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig(app), {
    root: folder,
    source: { entry: { [serverFolder]: entry } },
    output: {
      target: 'node',
      module: false,
      distPath: { root: output, js: '', jsAsync: '' },
      filename: { js: '[name].cjs' },
      // Browsers never download this code, and readable stack traces help to debug it.
      minify: false,
      emitCss: false,
      emitAssets: false,
      sourceMap: false,
    },
    // Browsers get the files of `public` with the browser build.
    server: { publicDir: false },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack: {
        output: { library: { type: 'commonjs2' }, chunkFilename: '[name].cjs', asyncChunks: true },
        optimization: { splitChunks: false, chunkIds: 'named' },
      },
    },
  });
}

/** The build of a remote for the renderer, which provides the modules that the shell shares. */
export function remoteServerConfig(folder: string, app: string, output: string): RsbuildConfig {
  return mergeRsbuildConfig(serverConfig(folder, app, './src/remote.tsx', output), {
    tools: { rspack: { externals: [shellExternals] } },
  });
}

const providedModules = new Set([...sharedModules, '@datewright/contracts/zod']);

function shellExternals(
  { request = '', context = '' }: { request?: string; context?: string },
  done: (error?: Error, result?: string) => void,
): void {
  const name = isContractsZod(request, context) ? '@datewright/contracts/zod' : request;
  if (providedModules.has(name)) done(undefined, `commonjs ${name}`);
  else done();
}
