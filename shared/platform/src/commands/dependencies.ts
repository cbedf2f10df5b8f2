import { fetchPublishDates, maxLookups } from '../dependencies/fetch-publish-dates.ts';
import { readKnownDependencies, writeKnownDependencies } from '../dependencies/known-dependencies.ts';
import { listLockedPackages, listOwnPackages, readLockFile } from '../dependencies/lock-file.ts';
import { root } from '../root.ts';

/**
 * `npm run dependencies` records in `dependencies.json` since when each version is in the lock file, removes those that
 * left it, and asks the registry for the publish dates of up to 25 new ones. With `--old` it asks about recorded
 * versions without a date, those that services need first.
 */
const known = readKnownDependencies(root);
const packages = listLockedPackages(readLockFile(root));
const today = new Date().toISOString().slice(0, 10);

const isNew = (id: string) => known.firstSeen[id] === undefined;
const named = new Set(listOwnPackages(root).flatMap(({ dependencies }) => Object.keys(dependencies)));
const rank = ([id, { name, dev }]: [string, { name: string; dev: boolean }]) =>
  isNew(id) ? 0 : named.has(name) ? 1 : dev ? 3 : 2;
const old = process.argv.includes('--old');
const open = [...packages]
  .filter(([id]) => !known.published[id] && (old || isNew(id)))
  .sort((a, b) => rank(a) - rank(b));
const lookups = open.slice(0, maxLookups).map(([, found]) => found);
const published = await fetchPublishDates(lookups);
if (Object.keys(published).length < lookups.length)
  console.log(`The registry answered for ${Object.keys(published).length} of ${lookups.length} versions.`);

const retained = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => packages.has(id)));
writeKnownDependencies(root, {
  firstSeen: Object.fromEntries([...packages.keys()].map((id) => [id, known.firstSeen[id] ?? today])),
  published: { ...retained(known.published), ...published },
  licenses: retained(known.licenses),
  youngByReason: retained(known.youngByReason),
});
console.log(`${packages.size} versions are known, ${[...packages.keys()].filter(isNew).length} of them new.`);
