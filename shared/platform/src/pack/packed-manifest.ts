import { isBuiltin } from 'node:module';

type Versions = Record<string, string>;

/** The fields of a workspace's package.json that concern its package. */
export interface Manifest {
  name: string;
  version: string;
  /** Files and folders that are packed. TypeScript is compiled together with what it imports. */
  files?: string[];
  exports?: Record<string, string | Versions>;
  sideEffects?: string[];
  dependencies?: Versions;
  [field: string]: unknown;
}

interface PackInput {
  manifest: Manifest;
  /** The contents of the packed scripts and styles. */
  texts: string[];
  /** The contents of the packed types. */
  types: string[];
  /** The package.json of every package that is packed with it. */
  packed: Manifest[];
  /** Packages that only tests need, such as a test library. */
  testPackages: Versions;
  installedVersion: (packageName: string) => string;
}

const compiled = (path: string, suffix = '.js') => path.replace(/\.tsx?$/, suffix);

/** Points an export at the compiled file and its types. */
function compileExport(target: string | Versions): string | Versions {
  if (typeof target !== 'string' || !/\.tsx?$/.test(target)) return target;
  return { types: compiled(target, '.d.ts'), default: compiled(target) };
}

const importPattern = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*['"]((?:@[\w-]+\/)?[\w.:-]+)[^'"\n]*['"]/g;

function findImports({ name: own }: Manifest, texts: string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(importPattern)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => !name.startsWith('.') && !isBuiltin(name) && name !== own);
}

/**
 * Writes the package.json of a packed workspace. Each dependency gets the version that is installed in this checkout,
 * so that a remote is built and shared with the same versions as the shell. A workspace that packs single files keeps
 * the dependencies that they import. Throws an error for an import that no package.json declares.
 */
export function createPackedManifest(input: PackInput): Manifest {
  const { manifest, packed, testPackages, texts, types, installedVersion } = input;
  const { name, version, type, bin, files = [], exports = {}, sideEffects } = manifest;
  const isPartial = files.some((file) => /\.\w+$/.test(file));
  const exactVersion = (needed: string) =>
    packed.find((other) => other.name === needed)?.version ?? installedVersion(needed);
  const needed = new Set(isPartial ? [] : Object.keys(manifest.dependencies ?? {}));
  const peers = new Set<string>();
  for (const imported of findImports(manifest, texts)) {
    if (needed.has(imported)) continue;
    if (packed.some(({ dependencies = {} }) => imported in dependencies)) needed.add(imported);
    else if (imported in testPackages) peers.add(imported);
    else throw new Error(`${name} imports ${imported}, which is not packed and which no package declares.`);
  }
  // Inferred types can name a package of a package.
  for (const imported of findImports(manifest, types)) if (!peers.has(imported)) needed.add(imported);
  const versions = (names: Set<string>) =>
    Object.fromEntries([...names].sort().map((each) => [each, exactVersion(each)]));
  for (const each of Object.keys(versions(needed))) {
    if (each.startsWith('@datewright/') && !packed.some((other) => other.name === each))
      throw new Error(`${name} depends on ${each}, which is not packed.`);
  }
  return {
    name,
    version,
    license: 'UNLICENSED',
    type,
    ...(bin ? { bin } : {}),
    ...(sideEffects && { sideEffects: sideEffects.map((file) => compiled(file)) }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([path, target]) => [path, compileExport(target)])),
      './package.json': './package.json',
    },
    dependencies: versions(needed),
    ...(peers.size > 0 && {
      peerDependencies: Object.fromEntries([...peers].sort().map((each) => [each, testPackages[each]])),
      peerDependenciesMeta: Object.fromEntries([...peers].sort().map((each) => [each, { optional: true }])),
    }),
  };
}
