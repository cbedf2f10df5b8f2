import { getOffers } from '@datewright/contracts/account/get-offers';
import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { listClaims } from '@datewright/contracts/marketing/list-claims';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { act, screen } from '@testing-library/react';
import card from '../mfe.json';
import { useCheckout } from '../src/features/pricing/hooks/use-checkout.ts';
import Remote from '../src/remote.tsx';
import { legalDetails } from './support/legal-details.ts';

const pages = [...card.routes.map(({ path }) => path.replace('/:id', '')), '/login', '/chatpad'];

async function visit(path: string) {
  const page = await createMemoryHost({ pages, visitor: true });
  page.answer(listClaims, () => ({ claims: [] }));
  page.answer(getLegal, () => legalDetails);
  page.answer(measureBio, () => ({ score: 50, language: 'en' as const, parts: [] }));
  const { hands } = page.open(Remote, path);
  await screen.findByRole('heading', { level: 1 });
  const told = (wanted: string) =>
    page.reported.filter(([name]) => name === wanted).map(([, properties]) => properties);
  return { page, hands, told };
}

test('Reports which contact option a visitor used', async () => {
  const { hands, told } = await visit('/contact');
  await hands.click(screen.getByRole('link', { name: 'Write to us' }));
  await hands.click(screen.getByRole('link', { name: 'Start Free' }));
  expect(told('contact_primary_cta')).toEqual([{ target: 'form' }, { target: 'chat-assistant' }]);
});

test('Reports what a landing page promotes, and who starts', async () => {
  const { hands, told } = await visit('/tinder-openers');
  expect(told('view_promotion')).toEqual([{ variant: 'message_match_v1', intent: 'tinder-openers' }]);
  const [begin] = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('intent%3Dtinder'));
  await hands.click(begin as HTMLElement);
  expect(told('start_trial')).toEqual([{ plan: 'free', source: 'hero' }]);
  expect(told('cta_click')).toMatchObject([{ location: 'hero', intent: 'tinder-openers' }]);
});

test('Reports views of the prices and the selected plan', async () => {
  const { hands, told } = await visit('/pricing?source=header-cta');
  expect(told('view_pricing')).toEqual([{ source: 'header-cta' }]);
  const [starter] = screen.getAllByRole('button', { name: /Starter/ });
  await hands.click(starter as HTMLElement);
  expect(told('plan_selected')).toMatchObject([{ plan: 'weekly' }]);
});

test('Reports a started checkout with the price of the catalogue', async () => {
  const page = await createMemoryHost();
  page.answer(getOffers, () => {
    throw apiRefusal('internal');
  });
  const { result } = page.hook(() => useCheckout(() => {}));
  await act(() => result.current.start('weekly', 'card'));
  expect(page.reported).toEqual([
    ['begin_checkout', { value: 7.99, currency: 'EUR', item: 'Starter', source: 'card' }],
  ]);
});
