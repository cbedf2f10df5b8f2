import { unwrittenRange } from '@datewright/contracts/registry/card';

/**
 * The modules that the shell provides to every remote, once per page. Our own re-export modules are shared instead of
 * whole libraries, so that unused exports are tree-shaken.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@datewright/sdk/host',
  '@datewright/sdk/router',
  '@datewright/sdk/query',
  '@datewright/sdk/styled',
  '@datewright/ui',
];

/**
 * True for a request of the contracts' zod, which the shell provides. The contracts import it by path, as TypeScript or
 * as the JavaScript of their package; the SDK imports it by package name and remotes import it from the SDK.
 */
export function isContractsZod(request: string, context: string): boolean {
  if (request === '@datewright/contracts/zod' || request === '@datewright/sdk/zod') return true;
  return /^\.\.?\/zod\.[jt]s$/.test(request) && /contracts[\\/]src([\\/]|$)/.test(context);
}

/** Loaded only with the first remote that uses it. */
const lazyModules = ['@datewright/sdk/query'];

interface SharedOptions {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
}

/**
 * Share options by module. They are eager in the shell only; a federated remote bundles no copy of its own. `sdkRange` is
 * what the card of a remote needs of the SDK.
 */
export function sharedOptions(
  role: 'shell' | 'remote',
  versionOf: (packageName: string) => string,
  sdkRange: string = unwrittenRange,
): Record<string, SharedOptions> {
  return Object.fromEntries(
    sharedModules.map((name) => {
      const packageName = packageNameOf(name);
      const version = versionOf(packageName);
      const isWritten = packageName === '@datewright/sdk' && sdkRange !== unwrittenRange;
      const requiredVersion = isWritten ? sdkRange : `^${version}`;
      const common = { singleton: true, strictVersion: true, requiredVersion } as const;
      return [
        name,
        role === 'shell'
          ? { ...common, version, eager: !lazyModules.includes(name) }
          : { ...common, import: false as const },
      ];
    }),
  );
}

/** The version of each module that a shell provides. */
export const listProvidedModules = (versionOf: (packageName: string) => string): Record<string, string> =>
  Object.fromEntries(sharedModules.map((name) => [name, versionOf(packageNameOf(name))]));

function packageNameOf(module: string): string {
  return module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? module);
}
