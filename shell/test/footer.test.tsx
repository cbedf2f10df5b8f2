import { getLegal, type Legal } from '@datewright/contracts/marketing/get-legal';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Footer } from '../src/footer/footer.tsx';
import { legalDetails } from './support/legal-details.ts';

/** Opens the footer of the whole product. */
async function openFooter(visitor: boolean, answer: Legal | null = legalDetails, path = '/') {
  const page = await createMemoryHost({ visitor });
  page.answer(getLegal, () => {
    if (!answer) throw networkError();
    return answer;
  });
  Object.assign(page.host, { routes: loadRouteTable() });
  const view = page.open(Footer, path);
  await act(async () => {});
  return { page, ...view };
}
/** The links below a heading, in order. */
const under = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('A visitor finds products, use cases, resources, the legal pages, sign-up and pricing', async () => {
  await openFooter(true);
  expect(under('Products')).toEqual(['/chat-assistant', '/profile-analyzer', '/photo-analyzer', '/date-prep']);
  expect(under('Use cases')).toEqual(['/use-cases/tinder', '/use-cases/bumble', '/use-cases/hinge']);
  expect(under('Resources').slice(0, 3)).toEqual(['/', '/features', '/pricing']);
  expect(under('Legal')).toEqual(['/privacy', '/cookies', '/terms', '/imprint', '/cookie-settings']);
  expect(screen.getByRole('link', { name: 'Start Free' }).getAttribute('href')).toBe('/register?source=footer');
  expect(screen.getByText(/no card/i).isConnected).toBe(true);
});

test.each(['/register', '/verify-email'])('On %s the footer does not lead to the registration again', async (path) => {
  await openFooter(true, legalDetails, path);
  expect(screen.queryByRole('link', { name: 'Start Free' })).toBeNull();
});

test('A member finds the tools, and no sign-up', async () => {
  await openFooter(false);
  expect(under('Products')).toEqual(['/chatpad', '/bioscanner', '/photoanalyzer', '/datecoach']);
  expect(screen.queryByRole('link', { name: 'Start Free' })).toBeNull();
});

const year = new Date().getFullYear();

test('It begins with our promise and ends with the operator, their mail address and social accounts, whose links send no referrer', async () => {
  const accounts = [
    { name: 'Instagram', url: 'https://www.instagram.com/kisbolt' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@kisbolt' },
  ];
  const { container } = await openFooter(true, { ...legalDetails, accounts });
  expect(container.textContent).toContain('Better messages, in your own voice. You always press send.');
  const list = await screen.findByRole('list', { name: 'Find us elsewhere' });
  expect(container.textContent).toContain(`© ${year} Datewright · Kis Bolt Kft.`);
  expect(container.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe('mailto:help@kis.example');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    accounts.map(({ name, url }) => [name, url, 'noreferrer']),
  );
});

test('Without an answer or accounts it names no account, and our default address', async () => {
  const { container } = await openFooter(true, null);
  expect(container.textContent).toContain(`© ${year} Datewright`);
  expect(container.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe('mailto:hello@datewright.app');
  expect(screen.queryByRole('list', { name: 'Find us elsewhere' })).toBeNull();
  cleanup();
  await openFooter(true);
  expect(screen.queryByRole('list', { name: 'Find us elsewhere' })).toBeNull();
});

test('Its cookie settings open the consent banner on the same page', async () => {
  const { page, hands } = await openFooter(true);
  await hands.click(screen.getByRole('link', { name: 'Cookie settings' }));
  expect(page.host.consent.get().asking).toBe('now');
  expect(location.pathname).toBe('/');
});
