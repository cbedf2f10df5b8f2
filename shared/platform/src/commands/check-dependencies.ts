import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askRegistry } from '../dependencies/ask-registry.ts';
import {
  findLicenseFaults,
  findScriptFaults,
  findUnpinned,
  findYoung,
  lowestAge,
} from '../dependencies/find-faults.ts';
import { readKnown } from '../dependencies/known-dependencies.ts';
import { lockedPackages, ownPackages, readLockFile } from '../dependencies/lock-file.ts';
import { root } from '../root.ts';

// Pins, licenses, install scripts and age of every package in the lock file. It needs the registry for versions that nobody wrote down.
const lock = readLockFile(root);
const known = readKnown(root);
const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = lockedPackages(lock);

const unknown = [...packages].filter(([id]) => !known.firstSeen[id] && !known.published[id]).map(([, found]) => found);
const answered = await askRegistry(unknown);
if (unknown.length > Object.keys(answered).length)
  console.log(
    `The registry did not say when ${unknown.length - Object.keys(answered).length} new versions were published.`,
  );

const ages = findYoung(lock, { ...known, published: { ...known.published, ...answered } }, new Date());
const allowed = Object.entries(allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
const faults = [
  ...findUnpinned(lock, ownPackages(root)),
  ...findLicenseFaults(lock, known),
  ...findScriptFaults(lock, allowed),
  ...ages.faults,
];
for (const fault of faults) console.error(fault);
if (ages.unproven.length > 0) {
  const newest = ages.unproven
    .map((id) => known.firstSeen[id] ?? '')
    .sort()
    .at(-1);
  console.log(
    `Age not proven for ${ages.unproven.length} versions: in the lock file since ${newest} at the latest, for less than ${lowestAge} days, and the registry was not asked about them.`,
  );
}
console.log(`${packages.size} packages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
