import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPublishDates } from '../dependencies/fetch-publish-dates.ts';
import {
  findLicenseFaults,
  findScriptFaults,
  findTooNew,
  findUnpinned,
  minAgeDays,
} from '../dependencies/find-faults.ts';
import { readKnownDependencies } from '../dependencies/known-dependencies.ts';
import { listLockedPackages, listOwnPackages, readLockFile } from '../dependencies/lock-file.ts';
import { root } from '../root.ts';

// Checks pins, licenses, install scripts and age of every package in the lock file. Ages that are not recorded come
// from the npm registry.
const lock = readLockFile(root);
const known = readKnownDependencies(root);
const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = listLockedPackages(lock);

const unknown = [...packages].filter(([id]) => !known.firstSeen[id] && !known.published[id]).map(([, found]) => found);
const publishDates = await fetchPublishDates(unknown);
if (unknown.length > Object.keys(publishDates).length)
  console.log(
    `The registry did not say when ${unknown.length - Object.keys(publishDates).length} new versions were published.`,
  );

const ages = findTooNew(lock, { ...known, published: { ...known.published, ...publishDates } }, new Date());
const allowed = Object.entries(allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
const faults = [
  ...findUnpinned(lock, listOwnPackages(root)),
  ...findLicenseFaults(lock, known),
  ...findScriptFaults(lock, allowed),
  ...ages.faults,
];
for (const fault of faults) console.error(fault);
if (ages.unknownAge.length > 0) {
  const newest = ages.unknownAge
    .map((id) => known.firstSeen[id] ?? '')
    .sort()
    .at(-1);
  console.log(
    `Age not proven for ${ages.unknownAge.length} versions: in the lock file since ${newest} at the latest, for less than ${minAgeDays} days, and the registry was not asked about them.`,
  );
}
console.log(`${packages.size} packages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
