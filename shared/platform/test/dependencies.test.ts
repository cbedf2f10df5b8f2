import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCycloneDx } from '../src/dependencies/cyclonedx.ts';
import {
  findLicenseFaults,
  findScriptFaults,
  findTooNew,
  findUnpinned,
  isAllowedLicense,
} from '../src/dependencies/find-faults.ts';
import { type KnownDependencies, readKnownDependencies } from '../src/dependencies/known-dependencies.ts';
import { type LockFile, listLockedPackages, listOwnPackages, readLockFile } from '../src/dependencies/lock-file.ts';
import { root } from '../src/root.ts';

const own = [{ path: '', name: 'product', dependencies: { lamp: '^1.0.0' }, devDependencies: {} }];
const lamp = { version: '1.2.0', integrity: 'sha512-AAAA', license: 'MIT' };
const lockOf = (entry: object, asked = '^1.0.0'): LockFile => ({
  lockfileVersion: 3,
  packages: { '': { dependencies: { lamp: asked } }, 'node_modules/lamp': { ...lamp, ...entry } },
});
const nothing: KnownDependencies = { firstSeen: {}, published: {}, licenses: {}, youngByReason: {} };
const now = new Date('2026-11-23T12:00:00Z');

describe('When the dependencies of a small product are checked', () => {
  test('one that is pinned, licensed and old enough passes', () => {
    expect(findUnpinned(lockOf({}), own)).toEqual([]);
    expect(findLicenseFaults(lockOf({}), nothing)).toEqual([]);
    expect(findScriptFaults(lockOf({}), [])).toEqual([]);
    const known = { ...nothing, published: { 'lamp@1.2.0': '2026-11-09' } };
    expect(findTooNew(lockOf({}), known, now)).toEqual({ faults: [], unknownAge: [] });
  });

  test.each([
    ['has no hash', lockOf({ integrity: undefined }), own],
    ['has a weak hash', lockOf({ integrity: 'sha1-AAAA' }), own],
    ['comes from an address', lockOf({ resolved: 'git+ssh://example.com/lamp.git' }), own],
    ['has a range for a version', lockOf({ version: '1.x' }), own],
    ['may need a package that is not locked', lockOf({ optionalDependencies: { 'lamp-win32-x64': '1.2.0' } }), own],
    ['is asked for in another range than the lock file knows', lockOf({}, '^1.1.0'), own],
  ])('one that %s is reported', (_what, lock, packages) => {
    expect(findUnpinned(lock, packages)).toHaveLength(1);
  });

  test.each(['*', 'latest', '>=1.0.0', 'github:somebody/lamp', 'https://example.com/lamp.tgz', 'file:../lamp', ''])(
    'one that is required as %j is reported',
    (asked) => {
      const loose = [{ path: '', name: 'product', dependencies: { lamp: asked }, devDependencies: {} }];
      expect(findUnpinned(lockOf({}, asked), loose)).toHaveLength(1);
    },
  );

  test('one without a license, or with one that is not allowed, is reported', () => {
    expect(findLicenseFaults(lockOf({ license: undefined }), nothing)).toHaveLength(1);
    expect(findLicenseFaults(lockOf({ license: 'AGPL-3.0' }), nothing)).toHaveLength(1);
    const known = { ...nothing, licenses: { 'lamp@1.2.0': 'MIT' } };
    expect(findLicenseFaults(lockOf({ license: undefined }), known)).toEqual([]);
    expect(['(MIT OR GPL-3.0)', 'MIT AND GPL-3.0'].map(isAllowedLicense)).toEqual([true, false]);
  });

  test('one with an install script that is not allowed is reported, and so is an allowed name without one', () => {
    expect(findScriptFaults(lockOf({ hasInstallScript: true }), [])).toHaveLength(1);
    expect(findScriptFaults(lockOf({ hasInstallScript: true }), ['lamp'])).toEqual([]);
    expect(findScriptFaults(lockOf({}), ['lamp'])).toHaveLength(1);
  });

  test('one that is new or younger than 14 days is reported; without the registry, the day it was first seen counts', () => {
    const young = { ...nothing, published: { 'lamp@1.2.0': '2026-11-10' } };
    const seen = (day: string) => ({ ...nothing, firstSeen: { 'lamp@1.2.0': day } });
    expect(findTooNew(lockOf({}), nothing, now).faults).toHaveLength(1);
    expect(findTooNew(lockOf({}), young, now).faults).toHaveLength(1);
    expect(findTooNew(lockOf({}), { ...young, youngByReason: { 'lamp@1.2.0': 'A fix.' } }, now).faults).toEqual([]);
    expect(findTooNew(lockOf({}), seen('2026-11-09'), now)).toEqual({ faults: [], unknownAge: [] });
    expect(findTooNew(lockOf({}), seen('2026-11-22'), now)).toEqual({ faults: [], unknownAge: ['lamp@1.2.0'] });
  });
});

describe('The packages of this checkout', () => {
  const lock = readLockFile(root);
  const known = readKnownDependencies(root);

  test('are pinned, licensed and recorded, and run only install scripts that are allowed', () => {
    const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(findUnpinned(lock, listOwnPackages(root))).toEqual([]);
    expect(findLicenseFaults(lock, known)).toEqual([]);
    expect(findScriptFaults(lock, Object.keys(allowScripts))).toEqual([]);
    const ids = new Set(listLockedPackages(lock).keys());
    expect([...ids].filter((id) => !known.firstSeen[id])).toEqual([]);
    expect(Object.keys(known.youngByReason).filter((id) => !ids.has(id) || !known.published[id])).toEqual([]);
  });

  test('are checked without a registry, which is reported', () => {
    const check = join(root, 'shared/platform/src/commands/check-dependencies.ts');
    const node = join(root, 'node_modules/node/bin/node');
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' };
    const { status, stdout, stderr } = spawnSync(node, [check], { cwd: root, env, encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch(/^\d+ packages, 0 faults$/m);
  });

  test('are all in the bill of materials, with version, license, hash and dependencies; the same file each time', () => {
    const make = () => buildCycloneDx(lock, { name: 'datewright', version: '1.0.0' }, known.licenses);
    const bom = make();
    expect(JSON.stringify(make())).toBe(JSON.stringify(bom));
    expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(bom.components).toHaveLength(listLockedPackages(lock).size);
    const refs = new Set(bom.components.map((component) => component['bom-ref']));
    expect(refs.size).toBe(bom.components.length);
    for (const { licenses, hashes } of bom.components) {
      expect(licenses).toHaveLength(1);
      expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
    expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    const express = bom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/express@5'));
    expect(express?.dependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^pkg:npm\/body-parser@2/)]));
  });
});
