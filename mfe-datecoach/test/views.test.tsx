import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import { listPlaybooks } from '@datewright/contracts/datecoach/list-playbooks';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { act, screen, waitFor } from '@testing-library/react';
import { button, coachPage, mockSpots, pick, press, text, tip } from './support/coach-page.ts';
import { aLocation, aMatch, aPlaybook } from './support/dates.ts';

const tab = () => screen.findByRole('tab', { selected: true });

test.each([
  ['', 'Spots'],
  ['?view=locations', 'Spots'],
  ['?view=general-advice', 'Tips'],
  ['?view=saved', 'Saved'],
  ['?view=settings', 'Spots'],
  ['?view=saved&location=ai-spot-1', 'Saved'],
])('A link with "%s" opens %s', async (search, label) => {
  const { page, open } = await coachPage();
  open(search);
  expect((await tab()).textContent).toBe(label);
  expect(page.asked(dateLocationDetails)).toEqual([]);
});

test('Without a spot, the strategy tab is disabled and says why', async () => {
  const { open } = await coachPage();
  open();
  const strategy = await screen.findByRole('tab', { name: 'Strategy Select a spot first' });
  expect(strategy.hasAttribute('disabled')).toBe(true);
});

test('A link to the strategy without a spot offers a way back to spots', async () => {
  const { open } = await coachPage();
  const { hands } = open('?view=strategy');
  await text('Select a spot first');
  await press(hands, 'Back to spots');
  expect((await tab()).textContent).toBe('Spots');
});

test('A link to the strategy of a spot loads that spot', async () => {
  const { page, open } = await coachPage();
  page.answer(dateLocationDetails, ({ body }) => ({ location: aLocation(body.locationId, 'A quiet museum') }));
  open('?view=strategy&location=museum');
  await screen.findByRole('heading', { name: 'A quiet museum' });
  await button('Write my playbook · 1 credit');
});

test('A link to an unknown spot says so', async () => {
  const { page, open } = await coachPage();
  page.answer(dateLocationDetails, () => {
    throw apiRefusal('spot_not_found');
  });
  open('?view=strategy&location=gone');
  await text('We couldn’t find that spot. Choose another one.');
});

test('A spot that could not be loaded can be requested again', async () => {
  const { page, open } = await coachPage();
  page.answer(dateLocationDetails, () => {
    throw apiRefusal('too_many_attempts');
  });
  const { hands } = open('?view=strategy&location=museum');
  await text('We couldn’t load your spot.');
  page.answer(dateLocationDetails, () => ({ location: aLocation('museum', 'A quiet museum') }));
  await press(hands, 'Try again');
  await screen.findByRole('heading', { name: 'A quiet museum' });
});

test('A link to the spot of a playbook opens that playbook', async () => {
  const { open } = await coachPage({ playbooks: [aPlaybook()] });
  open('?view=strategy&location=ai-spot-1');
  await screen.findByRole('heading', { name: 'A board game café' });
  await tip('Trim your nails.');
});

test('A chosen spot survives a reload, and the back button works', async () => {
  const { page, open } = await coachPage();
  mockSpots(page);
  const view = open();
  await pick(view.hands, /Réka/);
  await press(view.hands, 'Find date spots');
  await press(view.hands, /Plan this one/);
  await page.leave(view);
  open('?view=strategy&location=ai-spot-1');
  await screen.findByRole('heading', { name: 'A board game café' });
  expect(page.asked(dateLocationDetails)).toEqual([]);
  await press(view.hands, 'Back to spots');
  await screen.findByRole('article', { name: 'A board game café' });
  act(() => history.back());
  await screen.findByRole('heading', { name: 'A board game café', level: 2 });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('A board game café'));
});

describe('The match picker', () => {
  test('links to ChatPad when there are no matches', async () => {
    const { open } = await coachPage({ matches: [] });
    const { hands } = open();
    await text('No matches yet');
    const add = await screen.findByRole('link', { name: 'Add a match in ChatPad' });
    expect([add.getAttribute('href'), getComputedStyle(add).backgroundColor]).toEqual(['/chatpad', 'var(--ember)']);
    // The choice above it leads to a spot of the member's own.
    expect(screen.queryByRole('button', { name: /spot/ })).toBeNull();
    await hands.click(screen.getByRole('radio', { name: 'Already have a spot?' }));
    await screen.findByLabelText(/Where are you going\?/);
  });

  test('loads the messages of a match that was listed without them', async () => {
    const { page, open } = await coachPage({ matches: [aMatch({ messages: [] })] });
    page.answer(getMatch, () => ({ match: aMatch(), rounds: [] }));
    const { hands } = open();
    await pick(hands, /Réka/);
    await text(/board games until somebody cries/);
  });

  test('asks for spots with the messages of a match that was listed without them, however soon', async () => {
    const { page, open } = await coachPage({ matches: [aMatch({ messages: [] })] });
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    page.answer(getMatch, async () => {
      await loaded;
      return { match: aMatch(), rounds: [] };
    });
    mockSpots(page);
    const { hands } = open();
    await pick(hands, /Réka/);
    await screen.findByRole('heading', { name: /Réka/ });
    expect(screen.queryByText('No messages to display yet')).toBeNull();
    await press(hands, 'Find date spots');
    expect(page.asked(dateSpotRecommender)).toEqual([]);
    load();
    await screen.findByRole('article', { name: 'A board game café' });
    expect(page.asked(dateSpotRecommender)[0]?.body).toMatchObject({ messages: aMatch().messages });
  });

  test('shows a match without messages', async () => {
    const { page, open } = await coachPage({ matches: [aMatch({ messages: [] })] });
    page.answer(getMatch, () => ({ match: aMatch({ messages: [] }), rounds: [] }));
    const { hands } = open();
    await pick(hands, /Réka/);
    await text('No messages to display yet');
  });

  test('excludes closed matches and those under 18, and says why', async () => {
    const { open } = await coachPage({
      matches: [aMatch(), aMatch({ id: 'm2', name: 'Kim', age: 17 }), aMatch({ id: 'm3', name: 'Lou', closed: true })],
    });
    open();
    for (const name of [/Kim/, /Lou/]) {
      expect((await screen.findByRole<HTMLOptionElement>('option', { name })).disabled).toBe(true);
    }
    await text(/You can’t choose a closed match: someone there is under 18\./);
  });

  test('reports when ChatPad is down, while own spots still work', async () => {
    const { page, open } = await coachPage();
    page.answer(listMatches, () => {
      throw apiRefusal('not_found');
    });
    const { hands } = open();
    await text('We couldn’t load your matches');
    await hands.click(screen.getByRole('radio', { name: 'Already have a spot?' }));
    await hands.type(await screen.findByLabelText(/Where are you going\?/), '  Café Gerbeaud sarka ');
    await press(hands, 'Preview strategy');
    await screen.findByRole('heading', { name: 'Café Gerbeaud sarka' });
    expect(decodeURIComponent(location.search)).toBe('?view=strategy&location=custom-café-gerbeaud-sarka');
  });
});

test('A playbook whose match was deleted says so and can be deleted', async () => {
  const { page, open } = await coachPage({ matches: [], playbooks: [aPlaybook()] });
  page.answer(deletePlaybook, () => ({ deleted: 1, charged: true }));
  const { hands } = open();
  await text('Match deleted');
  await press(hands, 'Delete the playbook for A board game café');
  await text('Tips you saved from it stay. The credit it cost doesn’t come back.');
  page.answer(listPlaybooks, () => ({ playbooks: [] }));
  await press(hands, 'Delete');
  await waitFor(() => expect(screen.queryByText('Your playbooks')).toBeNull());
  expect(page.said).toEqual(['success: Deleted.']);
});

test('A listed playbook opens in its own style for free, and later offline', async () => {
  const { page, open } = await coachPage({
    playbooks: [aPlaybook({ responseStyle: 'funny', transportMode: 'WALKING' })],
  });
  const view = open();
  await press(view.hands, /^A board game café/);
  await tip('Trim your nails.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Funny' }).checked).toBe(true);
  await page.leave(view);
  page.answer(listPlaybooks, () => {
    throw networkError();
  });
  open('?view=strategy&location=ai-spot-1');
  await tip('Trim your nails.');
});
