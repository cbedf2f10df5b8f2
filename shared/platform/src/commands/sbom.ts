import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildCycloneDx } from '../dependencies/cyclonedx.ts';
import { readKnownDependencies } from '../dependencies/known-dependencies.ts';
import { readLockFile } from '../dependencies/lock-file.ts';
import { root } from '../root.ts';

/**
 * `npm run sbom [-- <file>]` writes the software bill of materials, by default to `sbom.cdx.json` in the root folder.
 */
const file = resolve(root, process.argv[2] ?? 'sbom.cdx.json');
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bom = buildCycloneDx(readLockFile(root), { name, version }, readKnownDependencies(root).licenses);
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${bom.components.length} packages in CycloneDX ${bom.specVersion}`);
