import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import type { Plan } from '@datewright/contracts/datecoach/plan';
import { addDays } from '@datewright/contracts/datecoach/zoned-time';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { coachPage, text } from './support/coach-page.ts';
import { aMatch } from './support/dates.ts';
import { planOf } from './support/plans.ts';

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
const dates: Plan[] = [
  planOf({ id: 'plan-open', day: inDays(3), profileId: 'm1', spotName: 'Board game café' }),
  planOf({ id: 'plan-closed', day: inDays(2), profileId: 'm2', spotName: 'Skate park' }),
];
const matches = [aMatch({ id: 'm1' }), aMatch({ id: 'm2', closed: true })];

const openPage = async () => {
  const { page, open } = await coachPage({ matches });
  page.answer(listPlans, () => ({ plans: dates }));
  const key = `datecoach:${page.member.id}:offline`;
  return { page, open, key, stored: () => localStorage.getItem(key) ?? '' };
};

test('A date with a closed match is not stored for offline use, others are', async () => {
  const { open, stored } = await openPage();
  open();
  await waitFor(() => expect(stored()).toContain('Board game café'));
  expect(stored()).not.toContain('Skate park');
});

test('While it is not known which matches are closed, no date is stored and the stored ones stay', async () => {
  const { page, open, key, stored } = await openPage();
  page.answer(listMatches, () => {
    throw networkError();
  });
  localStorage.setItem(key, 'stored earlier');
  open();
  await text('We couldn’t load your matches');
  expect(stored()).toBe('stored earlier');
});

test('When the plans can’t be loaded, the stored dates stay', async () => {
  const { page, open, key, stored } = await openPage();
  page.answer(listPlans, () => {
    throw networkError();
  });
  localStorage.setItem(key, 'stored earlier');
  open();
  await waitFor(() => expect(page.asked(listPlans).length).toBeGreaterThan(0));
  await screen.findAllByRole('option', { name: /Réka/ });
  expect(stored()).toBe('stored earlier');
});
