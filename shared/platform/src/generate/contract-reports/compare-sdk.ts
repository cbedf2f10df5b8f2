import semver from 'semver';
import type { SdkReport } from './describe-sdk.ts';

const heading = (path: string) => `// ${path}`;

/** The report as it is stored: the version, then each file of declarations below its path. */
export const printSdkReport = ({ version, declarations }: SdkReport): string =>
  [`version ${version}\n`, ...[...declarations].map(([path, text]) => `${heading(path)}\n${text}`)].join('\n');

function parseSdkReport(stored: string): Pick<SdkReport, 'version' | 'declarations'> {
  const [first = '', ...files] = stored.split(/^\/\/ (?=shared\/)/m);
  const declarations = files.map((file): [string, string] => {
    const end = file.indexOf('\n');
    return [file.slice(0, end), file.slice(end + 1).trimEnd()];
  });
  return { version: first.replace('version', '').trim(), declarations: new Map(declarations) };
}

/** The names that a file of declarations exports. */
function listExports(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:declare )?(?:function|const|class|interface|type|enum) (\w+)/gm)];
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  return [
    ...declared.map(([, name = '']) => name),
    ...listed.map((name) => name.trim().split(/\s+/).at(-1) ?? '').filter((name) => name !== ''),
  ];
}

/**
 * Says what is wrong with the version of the SDK when what it provides changed and it was not raised: undefined when it
 * was. A removed name requires a major version. For everything else at least a minor one is required, because only a person
 * can tell whether a changed type still accepts what remotes pass.
 */
export function findSdkFault(stored: string, current: SdkReport): string | undefined {
  const before = parseSdkReport(stored);
  const paths = [...new Set([...before.declarations.keys(), ...current.declarations.keys()])];
  const changed = paths.filter((path) => before.declarations.get(path) !== current.declarations.get(path)?.trimEnd());
  const removed = current.entries.flatMap((path) => {
    const now = new Set(listExports(current.declarations.get(path) ?? ''));
    return listExports(before.declarations.get(path) ?? '').filter((name) => !now.has(name));
  });
  const step = removed.length > 0 ? 'major' : 'minor';
  const required = changed.length > 0 ? semver.inc(before.version, step) : before.version;
  if (!required || semver.gte(current.version, required)) return undefined;
  return [
    `The SDK needs version ${required}, but shared/sdk/package.json says ${current.version}.`,
    ...removed.map((name) => `  breaks remotes: ${name} is removed`),
    ...changed.map(
      (path) => `  changed: ${path.replace(/\.d\.ts$/, '')} (a change that breaks remotes needs a major version)`,
    ),
  ].join('\n');
}
