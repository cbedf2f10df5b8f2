import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNeeds, writeBuildInfo } from '../src/find-needs.ts';
import { readBuiltCard } from '../src/read-card.ts';

const versions = { bio: '1.5.2', account: '1.11.0' };
const unwritten = { sdk: '*', services: {} };

test('Without a word in the card, a build needs the versions of what it calls and of the SDK that it is made with', () => {
  expect(findNeeds(unwritten, ['account', 'bio'], '1.9.0', versions)).toEqual({
    sdk: '^1.9.0',
    services: { account: '^1.11.0', bio: '^1.5.2' },
  });
});

test('A range of the card that also allows older versions is kept', () => {
  const written = { sdk: '^1.2.0', services: { bio: '^1.4.0' } };
  expect(findNeeds(written, ['account', 'bio'], '1.9.0', versions)).toEqual({
    sdk: '^1.2.0',
    services: { account: '^1.11.0', bio: '^1.4.0' },
  });
});

test.each([
  [
    { sdk: '*', services: { bio: '^1.0.0', photo: '^1.0.0' } },
    'needs.services in mfe.json names photo, which the code does not call.',
  ],
  [
    { sdk: '*', services: { bio: '^2.0.0' } },
    'needs.services.bio in mfe.json is ^2.0.0, but this build is made with 1.5.2.',
  ],
  [{ sdk: '~1.8.0', services: {} }, 'needs.sdk in mfe.json is ~1.8.0, but this build is made with 1.9.0.'],
])('When a card says %j against its code, then the build fails with one sentence', (written, sentence) => {
  expect(() => findNeeds(written, ['bio'], '1.9.0', versions)).toThrow(sentence);
});

test('The card of a build has the needs that its manifest names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mfe-needs-'));
  mkdirSync(join(folder, 'dist'));
  const card = { name: 'mfe_try', owner: 'try', version: '1.0.0', routes: [], budget: { brotliKb: 60 } };
  writeFileSync(join(folder, 'mfe.json'), JSON.stringify(card));
  const manifest = join(folder, 'dist/mf-manifest.json');
  writeFileSync(manifest, JSON.stringify({ name: 'mfe_try' }));
  expect(readBuiltCard(folder).needs).toMatchObject(unwritten);
  writeBuildInfo(manifest, { needs: { sdk: '^1.9.0', services: { bio: '^1.5.2' } }, builtVersion: '1.0.0' });
  expect(readBuiltCard(folder).needs).toMatchObject({ sdk: '^1.9.0', services: { bio: '^1.5.2' } });
});
