import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import { spotRetentionDays } from '@datewright/contracts/datecoach/limits';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { plans } from '@datewright/contracts/plans';
import { retentionDays } from '@datewright/contracts/retention-days';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { screen, within } from '@testing-library/react';
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
  expect(screen.getByText(/within 14 days after buying or upgrading/)).toBeTruthy();
});

test('When the operator’s details can’t be loaded, then the text is shown and they are requested again', async () => {
  const page = await createMemoryHost();
  page.answer(getLegal, () => {
    throw networkError();
  });
  page.open(Remote, '/imprint');
  expect(await screen.findByText(/could not be read right now/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each(['/privacy', '/cookies'])('%s shows its effective date', async (path) => {
  await open(path);
  expect(await screen.findByText(/^Effective September 9, 2025/)).toBeTruthy();
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
