import { createHash } from 'node:crypto';
import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import { vendors } from '@datewright/contracts/consent/vendors';
import { type LegalDocumentName, legalVersions } from '@datewright/contracts/legal-versions';
import { cookieInventory, cookies, cookiesClosingSections } from '../src/features/legal/copy/en/cookies.ts';
import { imprint } from '../src/features/legal/copy/en/imprint.ts';
import { privacy } from '../src/features/legal/copy/en/privacy.ts';
import { terms } from '../src/features/legal/copy/en/terms.ts';
import { legalDetails } from './support/legal-details.ts';

/** Everything a page states, with the figures and settings that it shows. */
const texts: Record<LegalDocumentName, unknown> = {
  terms: terms(legalDetails),
  privacy: privacy(legalDetails),
  cookies: [cookies(legalDetails), cookiesClosingSections(legalDetails), cookieInventory, storageCatalogue, vendors],
  imprint: imprint(legalDetails),
};

const hash = (text: unknown) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);

/** What to do when the text of a document differs from its hash, or `null`. */
function findStaleVersion(name: LegalDocumentName, text: unknown): string | null {
  const found = hash(text);
  if (found === legalVersions[name].contentHash) return null;
  return `The text of "${name}" has changed. In shared/contracts/src/legal-versions.ts add a version with its date and a summary, and set its contentHash to '${found}'.`;
}

const names = Object.keys(texts) as LegalDocumentName[];

test.each(names)('The text of %s has not changed since its last version', (name) => {
  expect(findStaleVersion(name, texts[name])).toBeNull();
});

test('A changed text without a new version is reported with what to do', () => {
  const text = { ...terms(legalDetails), intro: 'Another sentence.' };
  expect(findStaleVersion('terms', text)).toMatch(
    /The text of "terms" has changed\. In .* add a version .* '[0-9a-f]{16}'/,
  );
});

test.each(names)('The versions of %s are numbered and dated, and no date is older than the product', (name) => {
  const { versions } = legalVersions[name];
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => String(versions.length - at)));
  const dates = versions.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { date, summary } of versions) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(date >= '2026-11-23').toBe(true);
    expect(summary).toMatch(/^[^\n]{10,160}\.$/);
  }
});
