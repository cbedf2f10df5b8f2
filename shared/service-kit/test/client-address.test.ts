import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { getClientAddress, getForwardedAddress } from '../src/http/client-address.ts';

const root = join(__dirname, '../../..');

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'unknown'],
])('Counts a client at %s as %s, which normalizes to itself', (ip, counted) => {
  expect(getClientAddress({ ip })).toBe(counted);
  expect(getClientAddress({ ip: counted })).toBe(counted);
});

test('Forwards the full address to a service behind this one', () => {
  expect(getForwardedAddress({ ip: '2001:db8:1:2::9' })).toBe('2001:db8:1:2::9');
});

/** Files that may read an address themselves, with the reason. */
const allowed = new Map([
  ['shared/service-kit/src/http/client-address.ts', 'the helper itself'],
  ['services/edge/src/security/limit-per-address.ts', 'connections have no request; the limiter below shortens it'],
]);
const readsAddress =
  /\.ips?\b|\{[^{}]*\bips?\b[^{}]*\}\s*[=:]\s*req|\bremoteAddress\b|\.(?:get|header)\(\s*['"]x-(?:forwarded-for|real-ip)/i;

test('No route, limiter or log reads a client’s address without the shared helper', async () => {
  const files = [];
  for await (const file of glob(['services/*/src/**/*.ts', 'shared/{service-kit,tool-kit}/src/**/*.ts'], { cwd: root }))
    files.push(file);
  expect(files.length).toBeGreaterThan(100);
  const reading = files.filter((file) => readsAddress.test(readFileSync(join(root, file), 'utf8')));
  expect(reading.sort()).toEqual([...allowed.keys()].sort());
});
