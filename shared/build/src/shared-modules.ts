/**
 * What the shell gives to every remote, once per page. Whole libraries are not shared: our own re-export modules export
 * only what is used, so that the rest is shaken off.
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

/** Not needed before the first remote that uses it. */
const lazyModules = ['@datewright/sdk/query'];

interface SharedOptions {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
}

/** Share options by module. Eager in the shell only; a federated remote carries no copy of its own. */
export function sharedOptions(
  role: 'shell' | 'remote',
  versionOf: (packageName: string) => string,
): Record<string, SharedOptions> {
  return Object.fromEntries(
    sharedModules.map((name) => {
      const version = versionOf(packageNameOf(name));
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}` } as const;
      return [
        name,
        role === 'shell'
          ? { ...common, version, eager: !lazyModules.includes(name) }
          : { ...common, import: false as const },
      ];
    }),
  );
}

function packageNameOf(module: string): string {
  return module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? module);
}
