import { askRegistry, mostQuestions } from '../dependencies/ask-registry.ts';
import { readKnown, writeKnown } from '../dependencies/known-dependencies.ts';
import { lockedPackages, ownPackages, readLockFile } from '../dependencies/lock-file.ts';
import { root } from '../root.ts';

/**
 * `npm run dependencies` writes into `dependencies.json` since when each version is in the lock file, forgets those that left
 * it, and asks the registry when up to 25 of the new ones were published; with `--old`, of those that nobody asked about when they
 * came: what services need first.
 */
const known = readKnown(root);
const packages = lockedPackages(readLockFile(root));
const today = new Date().toISOString().slice(0, 10);

const isNew = (id: string) => known.firstSeen[id] === undefined;
const named = new Set(ownPackages(root).flatMap(({ dependencies }) => Object.keys(dependencies)));
const rank = ([id, { name, dev }]: [string, { name: string; dev: boolean }]) =>
  isNew(id) ? 0 : named.has(name) ? 1 : dev ? 3 : 2;
const old = process.argv.includes('--old');
const open = [...packages]
  .filter(([id]) => !known.published[id] && (old || isNew(id)))
  .sort((a, b) => rank(a) - rank(b));
const asked = open.slice(0, mostQuestions).map(([, found]) => found);
const published = await askRegistry(asked);
if (Object.keys(published).length < asked.length)
  console.log(`The registry answered for ${Object.keys(published).length} of ${asked.length} versions.`);

const kept = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => packages.has(id)));
writeKnown(root, {
  firstSeen: Object.fromEntries([...packages.keys()].map((id) => [id, known.firstSeen[id] ?? today])),
  published: { ...kept(known.published), ...published },
  licenses: kept(known.licenses),
  youngByReason: kept(known.youngByReason),
});
console.log(`${packages.size} versions are known, ${[...packages.keys()].filter(isNew).length} of them new.`);
