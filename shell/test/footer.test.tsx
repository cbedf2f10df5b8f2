import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { screen, within } from '@testing-library/react';
import { Footer } from '../src/footer/footer.tsx';

/** Opens the footer of the whole product. */
async function openFooter(visitor: boolean) {
  const page = await createMemoryHost({ visitor });
  Object.assign(page.host, { routes: loadRouteTable() });
  return { page, ...page.open(Footer, '/') };
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

test('A member finds the tools, and no sign-up', async () => {
  await openFooter(false);
  expect(under('Products')).toEqual(['/chatpad', '/bioscanner', '/photoanalyzer', '/datecoach']);
  expect(screen.queryByRole('link', { name: 'Start Free' })).toBeNull();
});

test('It begins with our promise and ends with the year, the mail address and our social accounts, whose links send no referrer', async () => {
  const { container } = await openFooter(true);
  expect(container.textContent).toContain('Better messages, in your own voice. You always press send.');
  expect(container.textContent).toContain(`© ${new Date().getFullYear()}`);
  expect(container.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe('mailto:hello@datewright.app');
  const accounts = within(screen.getByRole('list', { name: 'Find us elsewhere' })).getAllByRole('link');
  expect(accounts.map(({ textContent }) => textContent)).toEqual(['Instagram', 'TikTok', 'YouTube']);
  for (const account of accounts) expect(account.getAttribute('rel')).toBe('noreferrer');
});

test('Its cookie settings open the consent banner on the same page', async () => {
  const { page, hands } = await openFooter(true);
  await hands.click(screen.getByRole('link', { name: 'Cookie settings' }));
  expect(page.host.consent.get().asking).toBe('now');
  expect(location.pathname).toBe('/');
});
