import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { readCard } from './read-card.ts';
import { RetrySuffixPlugin } from './retry-suffix-plugin.ts';
import { baseConfig, installedVersion, sharedStart, shellGlobals } from './rsbuild-base.ts';
import { isContractsZod, sharedOptions } from './shared-modules.ts';

/** The federated build of the remote in `folder`: a relocatable entry with its chunks and a manifest. */
export function remoteConfig(folder: string): RsbuildConfig {
  const { name, needs } = readCard(folder);
  return mergeRsbuildConfig(baseConfig(name), {
    root: folder,
    mode: 'production',
    source: { entry: {} },
    // This build serves nothing, but the plugin warns without this setting.
    server: { cors: { origin: [] } },
    output: {
      assetPrefix: 'auto',
      distPath: {
        root: 'dist',
        js: 'chunks',
        jsAsync: 'chunks',
        css: 'chunks',
        cssAsync: 'chunks',
        font: 'files',
        image: 'files',
        svg: 'files',
      },
    },
    // One file for the first paint; dynamic imports keep their own chunks.
    splitChunks: false,
    security: { sri: { enable: true } },
    tools: {
      htmlPlugin: false,
      rspack: {
        externals: [shellExternals],
        module: { rules: [sharedStart('remote')] },
        plugins: [new RetrySuffixPlugin()],
      },
    },
    plugins: [
      pluginModuleFederation(
        {
          name,
          filename: 'remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedOptions('remote', (packageName) => installedVersion(folder, packageName), needs.sdk),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: true,
        },
        {},
      ),
    ],
  });
}

/**
 * The shell provides the whole federation runtime as a global, because `externalRuntime` of the plugin leaves a quarter
 * of it in each remote (an entry of 13 KB instead of 3), and also the zod of the contracts (some 6 KB in each remote).
 */
function shellExternals(
  { request = '', context = '' }: { request?: string; context?: string },
  done: (error?: Error, result?: string) => void,
): void {
  const isRuntime = /webpack-bundler-runtime[\\/]dist[\\/]/.test(request);
  if (isRuntime) done(undefined, `global ${shellGlobals.runtime}`);
  else if (isContractsZod(request, context)) done(undefined, `global ${shellGlobals.zod}`);
  else done();
}
