import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { deleteAllDates } from '@datewright/contracts/datecoach/delete-all-dates';
import { screen, waitFor, within } from '@testing-library/react';
import { button, coachPage, mockPlaybooks, mockSpots, pick, press, text, tip } from './support/coach-page.ts';
import { aMatch } from './support/dates.ts';

test('A member picks a match, gets spots that quote it, and reads a playbook for one credit', async () => {
  const { page, open } = await coachPage();
  mockSpots(page);
  mockPlaybooks(page);
  const { hands } = open();
  expect((await button('(Select a match first)')).hasAttribute('disabled')).toBe(true);
  await pick(hands, /Réka, 27 · board games, hiking/);
  await press(hands, 'Find date spots');
  const spot = await screen.findByRole('article', { name: 'A board game café' });
  expect(within(spot).getByText('Based on 1 thing they said').isConnected).toBe(true);
  expect(within(spot).getByText('1 interest · 86% match').isConnected).toBe(true);
  expect(within(spot).getByText('They love games, and a game fills silences.').isConnected).toBe(true);
  await press(hands, 'Plan this one: A board game café');
  expect(location.search).toBe('?view=strategy&location=ai-spot-1');
  expect(document.activeElement?.textContent).toBe('A board game café');
  await press(hands, 'Write my playbook · 1 credit');
  await tip('Trim your nails.');
  await text('Written by AI: demo AI');
  await waitFor(() => expect(page.host.plan.get().credits.datecoach.available).toBe(0));
  const [request] = page.asked(dateStrategyGenerator);
  expect(request?.body).toMatchObject({
    locationId: 'ai-spot-1',
    profileId: 'm1',
    responseStyle: 'flirty',
    wait: false,
  });
  expect(request?.body.chatHistory).toEqual(aMatch().messages);
});

test('A quote opens its context in the chat', async () => {
  const { page, open } = await coachPage();
  mockSpots(page);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  await press(hands, /because they wrote/);
  const dialog = await screen.findByRole('dialog', { name: 'Where that comes from' });
  expect(dialog.querySelector('mark')?.textContent).toBe('board games until somebody cries');
});

test('When a member picks another match, then the spots of the previous one disappear', async () => {
  const { page, open } = await coachPage({ matches: [aMatch(), aMatch({ id: 'm2', name: 'Sam', age: null })] });
  mockSpots(page);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  await screen.findByRole('article');
  await press(hands, /^Plan this one/);
  await press(hands, 'Back to spots');
  await screen.findByRole('article');
  expect(screen.getByRole('tab', { name: 'Strategy' }).isConnected).toBe(true);
  await pick(hands, /Sam, 25/);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Strategy Select a spot first' }).hasAttribute('disabled')).toBe(true);
  expect(page.asked(dateSpotRecommender).length).toBe(1);
});

test('When a member deletes everything, then the focus moves to the empty list of tips', async () => {
  const { page, open } = await coachPage();
  page.answer(deleteAllDates, () => ({ playbooks: 0, savedTips: 0, plans: 0 }));
  const { hands } = open('?view=saved');
  await press(hands, 'Delete everything');
  await hands.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete everything' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tabpanel'));
});
