import { acceptLegalVersions } from '@datewright/contracts/account/accept-legal-versions';
import type { LegalNotice } from '@datewright/contracts/account/legal-notice';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Layout, preloadLayout } from '../src/app/layout.tsx';
import { legalDetails } from './support/legal-details.ts';

const both: LegalNotice = { terms: '3', privacy: '4', changed: ['terms', 'privacy'], date: '2026-11-24' };

/** Opens a page for a member who has not accepted the versions in force. */
async function openAsMember(path: string, notice: LegalNotice = both) {
  const page = await createMemoryHost();
  page.answer(getLegal, () => legalDetails);
  const routes = loadRouteTable();
  Object.assign(page.host, { routes });
  page.member.legalNotice = notice;
  await page.host.session.refresh();
  await preloadLayout();
  const { hands } = page.open(
    () => (
      <Layout compositionId="test" route={routes.find(path)?.route ?? null}>
        The page
      </Layout>
    ),
    path,
  );
  await act(async () => {});
  return { ...page, hands };
}

const findNotice = () => screen.findByRole('region', { name: 'Changed terms' });

test('Names the texts that changed and the day, and links to their versions', async () => {
  await openAsMember('/chatpad');
  const notice = await findNotice();
  expect(notice.textContent).toContain('Our terms and privacy policy changed on November 24, 2026.');
  const links = within(notice).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms#versions', '/privacy#versions']);
  expect(screen.getByText('The page')).toBeTruthy();
});

test('“OK” records the versions that were shown, and the notice goes', async () => {
  const { answer, member, hands } = await openAsMember('/pricing', { ...both, changed: ['terms'] });
  const sent: unknown[] = [];
  answer(acceptLegalVersions, ({ body }) => {
    sent.push(body);
    delete member.legalNotice;
    return { success: true as const };
  });
  const notice = await findNotice();
  expect(notice.textContent).toContain('Our terms changed on November 24, 2026.What changed');
  await hands.click(within(notice).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
  expect(sent).toEqual([{ terms: '3', privacy: '4' }]);
});

test('When it can’t be saved, then a toast says so and the notice stays', async () => {
  const { answer, said, hands } = await openAsMember('/pricing');
  answer(acceptLegalVersions, () => {
    throw networkError();
  });
  const notice = await findNotice();
  await hands.click(within(notice).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(said).toEqual(['error: We couldn’t save that. Please try again.']));
  expect(notice.isConnected).toBe(true);
});

test('Pages without a header do not show it', async () => {
  await openAsMember('/auth/callback');
  await act(async () => {});
  expect(screen.queryByRole('region', { name: 'Changed terms' })).toBeNull();
});
