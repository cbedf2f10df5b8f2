import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = join(__dirname, '../..');

/** Imports of a module that the shell shares, by its path in the package. */
const isOwnCopy = (source: string) => /from '(\.\.?\/)+(host|index)\.ts'/.test(source);

// A remote is built with its own copy of these parts. Imported by path, they would bring their own copy of the host's
// React contexts along, and the page would be rendered outside of its host.
test.each([
  ['sdk', 'src/{billing,paid}/*.ts'],
  ['ui', 'src/{parts,safety-notice}/*.{ts,tsx}'],
])('Parts of %s that remotes are built with import what the shell shares by its package name', (name, pattern) => {
  const files = globSync(pattern, { cwd: join(shared, name) });
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => isOwnCopy(readFileSync(join(shared, name, file), 'utf8')))).toEqual([]);
});
