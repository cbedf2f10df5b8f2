import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import { spotRetentionDays } from '@datewright/contracts/datecoach/limits';
import { legalVersions } from '@datewright/contracts/legal-versions';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { plans } from '@datewright/contracts/plans';
import { retentionDays } from '@datewright/contracts/retention-days';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { screen, within } from '@testing-library/react';
import { formatVersionDate } from '../src/features/legal/lib/format-version-date.ts';
import Remote from '../src/remote.tsx';
import { legalDetails } from './support/legal-details.ts';

async function open(path: string) {
  const page = await createMemoryHost({ pages: ['/cookie-settings', '/cookies'] });
  page.answer(getLegal, () => legalDetails);
  const view = page.open(Remote, path);
  await screen.findByRole('heading', { level: 1 });
  return { ...page, ...view };
}

test('Names the controller and the processors in the privacy policy, and marks unset ones', async () => {
  await open('/privacy');
  expect(await screen.findByText(/Kis Bolt Kft\., 1011 Budapest, Fő utca 1\., Hungary/)).toBeTruthy();
  expect(screen.getByText(/The AI is run by An AI company/)).toBeTruthy();
  expect(screen.getByText('(not set yet)')).toBeTruthy();
  expect(screen.getByText(/We answer within one month/)).toBeTruthy();
});

test('States the retention periods that the services use', async () => {
  await open('/privacy');
  await screen.findByText(/Kis Bolt/);
  const text = document.body.textContent ?? '';
  for (const days of [
    retentionDays.events,
    retentionDays.mails,
    resultRetentionDays,
    spotRetentionDays,
    retentionDays.messages,
  ]) {
    expect(text).toContain(`${days} days`);
  }
  expect(text).toContain(`proof of consent ${retentionDays.newsletterProofs / 365} years longer`);
});

test('States the prices of the catalogue and the right of withdrawal in the terms', async () => {
  await open('/terms');
  expect(await screen.findByText(`Starter: ${plans.weekly.price} EUR a week`)).toBeTruthy();
  expect(screen.getByText(`Pro: ${plans.monthly.price} EUR a month`)).toBeTruthy();
  expect(screen.getByText(/renews at the end of its period, at the same price, until you cancel/)).toBeTruthy();
  expect(screen.getByText(/within 14 days of buying or upgrading/)).toBeTruthy();
});

test('When the operator’s details can’t be loaded, then the text is shown and they are requested again', async () => {
  const page = await createMemoryHost();
  page.answer(getLegal, () => {
    throw networkError();
  });
  page.open(Remote, '/imprint');
  expect(await screen.findByText(/couldn’t load the operator’s details/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each(['terms', 'privacy', 'cookies', 'imprint'] as const)(
  '/%s shows its versions with their dates',
  async (name) => {
    await open(`/${name}`);
    const [{ version, date }] = legalVersions[name].versions;
    expect(await screen.findByText(`Version ${version}, effective ${formatVersionDate(date)}`)).toBeTruthy();
    const list = await screen.findByRole('region', { name: 'Versions' });
    const rows = within(list).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual(legalVersions[name].versions.map((one) => [one.version, formatVersionDate(one.date), one.summary]));
  },
);

test('The terms name the contract partner, the rights when something does not work, complaints and changes', async () => {
  await open('/terms');
  expect(
    await screen.findByText(/Your contract is with Kis Bolt Kft\., 1011 Budapest, Fő utca 1\., Hungary/),
  ).toBeTruthy();
  const read = (title: string) => screen.getByRole('region', { name: title }).textContent;
  expect(read('If something does not work as it should')).toMatch(/2019\/770.*373\/2021/);
  expect(read('Complaints')).toMatch(/help@kis\.example.*30 days.*békéltető testület/);
  expect(read('Changes')).toMatch(/30 days.*applies to you only once you accept it/);
  expect(read('How you accept these terms')).toContain('which version you accepted and when');
});

test('The privacy policy names the explicit consent, the page variants and no order number', async () => {
  await open('/privacy');
  const region = await screen.findByRole('region', { name: 'Special categories of personal data' });
  expect(region.textContent).toMatch(/explicit consent, article 9\(2\)\(a\)/);
  const text = document.body.textContent ?? '';
  expect(text).toContain('without your name, address, account or order number');
  expect(text).toContain('which variant of a page you see');
});

test('Lists every storage item of the catalogue once in the cookie policy', async () => {
  await open('/cookies');
  const inventory = await screen.findByRole('region', { name: 'The inventory' });
  const names = within(inventory)
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell')[0]?.textContent)
    .filter(Boolean);
  expect(names.sort()).toEqual(storageCatalogue.map(({ name }) => name).sort());
});

test('Applies consent choices only when they are saved', async () => {
  const { host, hands } = await open('/cookie-settings');
  await hands.click(await screen.findByRole('checkbox', { name: 'Analytics' }));
  expect(host.consent.get().choice).toBeNull();
  await hands.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(host.consent.get()).toMatchObject({ choice: 'analytics', allowed: ['analytics'] });
  expect(await screen.findByText(/Saved\./)).toBeTruthy();
  await hands.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(host.consent.get().allowed).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Analytics' }).checked).toBe(false);
});
