import { createHash } from 'node:crypto';
import { type LockFile, listLockedPackages } from './lock-file.ts';

const purl = (name: string, version: string) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** A hash of the lock file in the format of CycloneDX. */
const toHash = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
});

/** A single license is written as an id, anything else as an expression. */
const toLicense = (license: string) =>
  / (AND|OR) /.test(license)
    ? { expression: license }
    : { license: /^BSD$|\s/.test(license) ? { name: license } : { id: license } };

/** The package that Node would resolve from a folder of the lock file. */
function resolvePackage(lock: LockFile, from: string, name: string): string | undefined {
  const places = [`node_modules/${name}`];
  for (let at = from; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    places.push(`${at}/node_modules/${name}`);
  }
  const [nearest, ...others] = places;
  return [...others, nearest].find((path) => path !== undefined && lock.packages[path]);
}

/**
 * Builds the software bill of materials in CycloneDX 1.6: version, license, hash and dependencies of every third-party
 * package. The same lock file gives the same text.
 */
export function buildCycloneDx(
  lock: LockFile,
  product: { name: string; version: string },
  licenses: Record<string, string>,
) {
  const packages = listLockedPackages(lock);
  const idAt = new Map([...packages].flatMap(([id, { paths }]) => paths.map((path) => [path, id] as const)));
  const refOf = (id: string) => purl(packages.get(id)?.name ?? '', packages.get(id)?.version ?? '');
  const components = [...packages].map(([id, { name, version, integrity = '', license = licenses[id], dev }]) => ({
    type: 'library',
    'bom-ref': purl(name, version),
    name,
    version,
    scope: dev ? 'excluded' : 'required',
    purl: purl(name, version),
    hashes: [toHash(integrity)],
    ...(license ? { licenses: [toLicense(license)] } : {}),
  }));
  const dependencies = [...packages.values()].map(({ name, version, paths, dependencies: names }) => {
    const needed = paths.flatMap((path) => names.map((wanted) => idAt.get(resolvePackage(lock, path, wanted) ?? '')));
    return {
      ref: purl(name, version),
      dependsOn: [...new Set(needed.flatMap((id) => (id ? [refOf(id)] : [])))].sort(),
    };
  });
  const content = { components, dependencies };
  // Derived from the content, so that the result is reproducible.
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const serial = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    ...content,
  };
}
