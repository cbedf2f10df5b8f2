import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = join(__dirname, '../..');

/** Matches imports of a shared module by its path in the package. */
const isOwnCopy = (source: string) => /from '(\.\.?\/)+(host|index)\.ts'/.test(source);

// Remotes bundle their own copy of these modules. An import by path would bundle a second copy of the host's React
// contexts, and the page would render outside its host.
test.each([
  ['sdk', 'src/{billing,paid}/*.ts'],
  ['ui', 'src/{parts,safety-notice}/*.{ts,tsx}'],
])('The parts of %s that remotes bundle import shared modules by package name', (name, pattern) => {
  const files = globSync(pattern, { cwd: join(shared, name) });
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => isOwnCopy(readFileSync(join(shared, name, file), 'utf8')))).toEqual([]);
});
