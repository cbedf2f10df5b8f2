import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack, type rspack } from '@rsbuild/core';
import { baseConfig, installedVersion, sharedStart, shellGlobals } from './rsbuild-base.ts';
import { serverConfig } from './server-config.ts';
import { sharedOptions } from './shared-modules.ts';

/** Served from the root: the installed app's manifest, icons and worker, and the page that stands in for every other offline. */
const installFiles = [
  'manifest.webmanifest',
  'service-worker.js',
  'offline.html',
  'offline.css',
  'offline.js',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

/** Loaded by name alone: by the worker of a view, and by edges. */
const watchFiles = ['hang-watch.js', 'start-watch.js'];

/** The page around the remotes without federation, shared by the shell and the single-page build. */
export function pageConfig(shell: string, entry: string, output: string): RsbuildConfig {
  const theme = themeScript(shell);
  return mergeRsbuildConfig(baseConfig('shell'), {
    root: shell,
    mode: 'production',
    source: { entry: { index: entry } },
    html: {
      template: join(shell, 'src/index.html'),
      favicon: join(shell, 'src/favicon.svg'),
      inject: 'head',
      scriptLoading: 'defer',
      tags: [{ tag: 'script', attrs: { src: theme.url }, head: true, append: false, publicPath: false }],
    },
    output: {
      assetPrefix: '/',
      distPath: {
        root: output,
        js: 'assets',
        jsAsync: 'assets',
        css: 'assets',
        cssAsync: 'assets',
        font: 'assets',
        image: 'assets',
        svg: 'assets',
      },
      copy: [
        { from: theme.file, to: theme.url.slice(1), toType: 'file' },
        // The offline page, which lives as long as its worker, names no hash.
        { from: theme.file, to: 'theme.js', toType: 'file' },
        ...watchFiles.map((name) => ({ from: join(shell, 'src/health', name), to: name, toType: 'file' as const })),
        ...installFiles.map((name) => ({ from: join(shell, 'src/install', name), to: name, toType: 'file' as const })),
      ],
    },
  });
}

/** A browser runs one script without interruption, so the first load is split to keep the page responsive. */
const shellChunks: Rspack.OptimizationSplitChunksOptions = {
  chunks: 'initial',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    dom: { test: /[\\/]node_modules[\\/](react-dom|scheduler|react)[\\/]/, name: 'dom', enforce: true, priority: 3 },
    route: {
      test: /[\\/]node_modules[\\/](react-router|styled-components|stylis)/,
      name: 'route',
      enforce: true,
      priority: 2,
    },
    house: { test: /[\\/]shared[\\/](ui|sdk|contracts)[\\/]/, name: 'house', enforce: true, priority: 1 },
    // Without this, every chunk that loads on demand and checks an answer would hold a copy.
    zod: { test: /[\\/]node_modules[\\/]zod[\\/]/, name: 'zod', chunks: 'async', enforce: true, priority: 3 },
  },
};

/** The federated build of the shell: it provides the shared modules and the federation runtime, and names no remote. */
export function shellConfig(shell: string, output: string): RsbuildConfig {
  return mergeRsbuildConfig(pageConfig(shell, join(shell, 'src/main.tsx'), output), {
    resolve: { alias: { ...runtimeAsModules(shell), ...productionRouter() } },
    tools: {
      rspack: (_config, { rspack, appendPlugins, appendRules }) => {
        appendPlugins(leanRuntime(rspack));
        appendRules(sharedStart('shell'));
      },
    },
    source: { define: { SHELL_GLOBALS: JSON.stringify(shellGlobals) } },
    splitChunks: shellChunks,
    security: { sri: { enable: true } },
    plugins: [
      pluginModuleFederation(
        {
          name: 'shell',
          remotes: {},
          shared: sharedOptions('shell', (packageName) => installedVersion(shell, packageName)),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        },
        {},
      ),
    ],
  });
}

/** The build of the shell for the renderer. */
export function shellServerConfig(shell: string, output: string): RsbuildConfig {
  return mergeRsbuildConfig(serverConfig(shell, 'shell', './src/server.tsx', output), {
    resolve: { alias: productionRouter() },
  });
}

/**
 * The theme must be set before the first paint, and a strict CSP forbids inline scripts, so it is a separate file in
 * the head.
 */
function themeScript(shell: string): { file: string; url: string } {
  const file = join(shell, 'src/theme/init-theme.js');
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
  return { file, url: `/assets/theme.${hash}.js` };
}

/**
 * The federation packages ship both CommonJS and ES modules, and the plugin mixes the two: using only the ES modules
 * saves some 20 KB.
 */
function runtimeAsModules(shell: string): Record<string, string> {
  const enhanced = createRequire(createRequire(join(shell, 'package.json')).resolve('@module-federation/enhanced'));
  const folder = (name: string) => dirname(dirname(enhanced.resolve(`@module-federation/${name}`)));
  const alias: Record<string, string> = {};
  for (const name of ['runtime', 'runtime-core', 'sdk', 'error-codes', 'webpack-bundler-runtime']) {
    const root = folder(name);
    const main = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { main: string; module: string };
    alias[`@module-federation/${name}$`] = join(root, main.module);
    alias[join(root, main.main)] = join(root, main.module);
  }
  return alias;
}

/** The router ships its production build beside the development build, but no export condition selects it. */
function productionRouter(): Record<string, string> {
  const sdk = createRequire(join(import.meta.dirname, '../../sdk/package.json'));
  const development = createRequire(sdk.resolve('react-router-dom')).resolve('react-router');
  return { 'react-router$': join(dirname(development), '../production/index.mjs') };
}

/** Removes the runtime's support for manifests, which this product does not fetch, and its table of error messages. */
function leanRuntime({ NormalModuleReplacementPlugin }: typeof rspack) {
  const lean = (file: string) => join(import.meta.dirname, 'lean-runtime', file);
  return [
    new NormalModuleReplacementPlugin(/snapshot[\\/]SnapshotHandler\.js$/, lean('no-snapshots.mjs')),
    new NormalModuleReplacementPlugin(/\.\.?[\\/](utils[\\/])?preload\.js$/, lean('no-preloads.mjs')),
    new NormalModuleReplacementPlugin(/^\.[\\/]desc\.(m|c)js$/, lean('no-error-texts.mjs')),
  ];
}
