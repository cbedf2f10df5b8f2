import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import { visitorCookieDays } from '@datewright/contracts/consent/visitor-cookie';
import { spotRetentionDays } from '@datewright/contracts/datecoach/limits';
import { legalVersions } from '@datewright/contracts/legal-versions';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { plans } from '@datewright/contracts/plans';
import { complaintRetentionYears, retentionDays } from '@datewright/contracts/retention-days';
import { formatUtcDate } from '@datewright/sdk/dates';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { screen, within } from '@testing-library/react';
import { en as marketing } from '../src/copy/en/marketing.ts';
import { privacy } from '../src/features/legal/copy/en/privacy.ts';
import { pricing } from '../src/features/pricing/copy/en/pricing.ts';
import { chatAssistant } from '../src/features/site/copy/en/chat-assistant.ts';
import { contact } from '../src/features/site/copy/en/contact.ts';
import { features } from '../src/features/site/copy/en/features.ts';
import { help } from '../src/features/site/copy/en/help.ts';
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
    expect(await screen.findByText(`Version ${version}, effective ${formatUtcDate(date)}`)).toBeTruthy();
    const list = await screen.findByRole('region', { name: 'Versions' });
    const rows = within(list).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual(legalVersions[name].versions.map((one) => [one.version, formatUtcDate(one.date), one.summary]));
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

test('The privacy policy and the inventory give the visitor cookie the days that the edge sets', () => {
  const policy = privacy(legalDetails).sections.flatMap(({ blocks }) => blocks);
  const rows = policy.flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : []));
  const [, , lasts] = rows.find(([what]) => what?.startsWith('A random number in a cookie')) ?? [];
  expect(lasts).toBe(`${visitorCookieDays} days; not stored on our servers`);
  expect(storageCatalogue.find(({ name }) => name === 'visitor_id')?.lasts).toBe(`${visitorCookieDays} days`);
});

test('Every page that says what the law makes us keep names consumer complaints, and the policy for how long', () => {
  const sentences = `${JSON.stringify(privacy(legalDetails))} ${JSON.stringify(contact)}`.match(
    /[^.]*withdrawals[^.]*\./g,
  );
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences ?? []) expect(sentence).toContain('consumer complaints');
  const [, after] = JSON.stringify(privacy(legalDetails)).split('Consumer complaints and our answers');
  expect(after).toContain(`${complaintRetentionYears} years, even if you delete your account`);
});

/** Every string in a copy object; the functions of prices and dates say nothing about screenshots. */
const listStrings = (copy: unknown): string[] =>
  typeof copy === 'string'
    ? [copy]
    : typeof copy === 'object' && copy !== null
      ? Object.values(copy).flatMap(listStrings)
      : typeof copy === 'function'
        ? [String(copy)]
        : [];

test('Every public text that says where screenshots are read also says when a picture is sent unmasked', () => {
  const claims = listStrings([marketing, chatAssistant, pricing, help, features, privacy(legalDetails)]).filter(
    (text) => text.includes('read on your own device'),
  );
  expect(claims).toHaveLength(4);
  for (const text of claims) expect(text).toMatch(/send (the picture|it).*can’t be masked/);
});

test('Every public promise to mask names is about text, and only about what is recognized', () => {
  const claims = listStrings([marketing, chatAssistant, pricing, help, features]).filter((text) =>
    /\b(masked|taken out)\b.*\bAI\b|\bAI\b.*\btaken out\b/.test(text),
  );
  expect(claims.length).toBeGreaterThanOrEqual(4);
  for (const text of claims) {
    expect(text).toContain('recognize');
    expect(text).toContain('text');
  }
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
