import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { findPlaces } from '@datewright/contracts/datecoach/find-places';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import type { Plan } from '@datewright/contracts/datecoach/plan';
import { reportFalsePositive } from '@datewright/contracts/datecoach/report-false-positive';
import { savePlan } from '@datewright/contracts/datecoach/save-plan';
import { createUnusedPlan } from '@datewright/sdk/host/plan-state';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import type { z } from '@datewright/sdk/zod';
import { sampleSafetyNotice } from '@datewright/testkit/page/sample-safety-notice';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, coachPage, mockPlaybooks, mockSpots, pick, press, text } from './support/coach-page.ts';
import { aLocation, aSpot } from './support/dates.ts';
import { planOf } from './support/plans.ts';

type FoundPlaces = z.infer<(typeof findPlaces)['response']>;

const advice = {
  conversation: ['Ask what they order.'],
  situations: [{ scenario: 'It is too loud.', response: 'Go outside.' }],
};
const builtIn = ['A café', 'A park', 'A museum', 'A food market', 'A games bar'];

test('A spot explains its score, what to look for, and which names to check', async () => {
  const { page, open } = await coachPage();
  mockSpots(page, [
    aSpot({
      description: 'Like the Corvin, with games.',
      toCheck: [{ text: 'Corvin', start: 9, end: 15 }],
      fit: { quotes: 2, interests: 1, needs: 1 },
    }),
    aSpot({ id: 'ai-spot-2', name: 'A walk', quotes: [], fit: { quotes: 0, interests: 0, needs: 0 } }),
  ]);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  const games = await screen.findByRole('article', { name: 'A board game café' });
  within(games).getByText('Based on 2 things they said');
  within(games).getByText('1 interest · 1 of your needs · 86% match');
  within(games).getByText('Tables for two');
  expect(within(games).getByText('check this').closest('mark')?.textContent).toBe('Corvincheck this');
  const walk = screen.getByRole('article', { name: 'A walk' });
  within(walk).getByText('General idea');
  within(walk).getByText('Nothing they said points to it.');
  expect(within(walk).queryByText(/% match/)).toBeNull();
  within(games).getByText(/% match/);
});

test('The field for a city stands beside the match, before the ideas, and the places come with them', async () => {
  const { page, open } = await coachPage();
  mockSpots(page, [aSpot()]);
  const names = ['Kockavető', 'Bábu', 'Lassú Reggel'];
  const places = names.map((name, at) => ({ id: `node/${at}`, name, kind: 'cafe', distance: 420, hours: null }));
  page.answer(findPlaces, () => ({ status: 'found' as const, places }));
  const { hands } = open();
  await pick(hands, /Réka/);
  await hands.type(screen.getByLabelText('Your city'), 'Győr');
  await press(hands, 'Find date spots');
  const idea = await screen.findByRole('article', { name: 'A board game café' });
  expect(screen.getByLabelText('Your city').compareDocumentPosition(idea)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await within(idea).findByRole('link', { name: 'Kockavető' });
  expect(screen.queryByRole('button', { name: 'Find places' })).toBeNull();
  expect(within(idea).queryByRole('link', { name: 'Lassú Reggel' })).toBeNull();
  await press(hands, '1 more place');
  within(idea).getByRole('link', { name: 'Lassú Reggel' });
});

test('A reason is green only where the spot builds on something the match said', async () => {
  const { page, open } = await coachPage();
  mockSpots(page, [
    aSpot(),
    aSpot({ id: 'ai-spot-2', name: 'A walk', matchScore: 51, fit: { quotes: 0, interests: 1, needs: 0 } }),
  ]);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  expect(getComputedStyle(await screen.findByText('Based on 1 thing they said')).background).toContain('--good');
  expect(getComputedStyle(screen.getByText('Based on 1 interest')).background).not.toContain('--good');
});

test('When a member requests spots, then the page scrolls to them', async () => {
  const seen: (string | null)[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const { page, open } = await coachPage();
  mockSpots(page);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  await screen.findByRole('article');
  expect(seen).toEqual(['Hot Date Spots']);
  scroll.mockRestore();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hot Date Spots' }));
});

/** Opens the page with one spot, in Győr. */
async function spotInGyor(answerPlaces: () => FoundPlaces) {
  const { page, open } = await coachPage();
  mockSpots(page);
  page.answer(findPlaces, answerPlaces);
  const view = open();
  await pick(view.hands, /Réka/);
  await press(view.hands, 'Find date spots');
  await view.hands.type(await screen.findByLabelText('Your city'), 'Győr');
  return { page, open, view, hands: view.hands };
}

test('Real places appear when a member asks for them, with distance, hours as tagged and their source', async () => {
  const { page, open, view, hands } = await spotInGyor(() => ({
    status: 'found',
    places: [
      { id: 'node/12', name: 'Kockavető', kind: 'cafe', distance: 420, hours: 'Mo-Su 10:00-22:00' },
      { id: 'way/7', name: 'Bábu', kind: 'cafe', distance: 2310, hours: null },
    ],
  }));
  const link = await screen.findByRole('link', { name: 'Find “board game café” in Győr on OpenStreetMap' });
  expect(link.getAttribute('href')).toBe(
    `https://www.openstreetmap.org/search?query=${encodeURIComponent('board game café Győr')}`,
  );
  expect(page.asked(findPlaces)).toEqual([]);
  await press(hands, 'Find places');
  const list = within(await screen.findByRole('list', { name: 'Places in and around Győr' }));
  expect(list.getByRole('link', { name: 'Kockavető' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/node/12',
  );
  list.getByText('cafe · 420 m from the center');
  list.getByText('Hours on the map: daily 10 AM–10 PM');
  list.getByText('cafe · 2.3 km from the center');
  list.getByText('No hours on the map');
  await text(/check before you go/);
  expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/copyright',
  );
  expect(page.asked(findPlaces)[0]?.body).toEqual({ city: 'Győr', type: 'board game café' });
  expect(JSON.stringify(page.asked(dateSpotRecommender))).not.toContain('Győr');
  await page.leave(view);
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Your city')).value).toBe('Győr');
});

test('When places arrive, then the page moves to their heading and says how many there are', async () => {
  const { hands } = await spotInGyor(() => ({
    status: 'found',
    places: [
      { id: 'node/12', name: 'Kockavető', kind: 'cafe', distance: 420, hours: null },
      { id: 'way/7', name: 'Bábu', kind: 'cafe', distance: 2310, hours: 'Apr-Oct 09:00-18:00' },
    ],
  }));
  const seen: (string | null)[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  await press(hands, 'Find places');
  await text('2 places found in and around Győr.');
  await waitFor(() => expect(seen).toEqual(['Places in and around Győr']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Places in and around Győr' }));
  // Hours by season are left out.
  expect(screen.queryByText(/Apr/)).toBeNull();
  scroll.mockRestore();
});

test('When the last search is shown again on a new visit, then the page stays where it is', async () => {
  const coach = await spotInGyor(() => ({
    status: 'found',
    places: [{ id: 'node/12', name: 'Kockavető', kind: 'cafe', distance: 420, hours: null }],
  }));
  await press(coach.hands, 'Find places');
  await screen.findByRole('link', { name: 'Kockavető' });
  await coach.page.leave(coach.view);
  coach.open();
  await screen.findByRole('link', { name: 'Kockavető' });
  expect(screen.queryByText(/found in and around/)).toBeNull();
});

describe('When a member picks a real place for a spot', () => {
  async function pickKockaveto() {
    const coach = await spotInGyor(() => ({
      status: 'found',
      places: [{ id: 'node/12', name: 'Kockavető', kind: 'cafe', distance: 420, hours: null }],
    }));
    mockPlaybooks(coach.page);
    const plans: Plan[] = [];
    coach.page.answer(listPlans, () => ({ plans }));
    coach.page.answer(savePlan, ({ params, body: { version, ...fields } }) => {
      const plan = { ...planOf(), ...fields, id: params.planId, version: version + 1 };
      plans.splice(0, 1, plan);
      return plan;
    });
    await press(coach.hands, 'Find places');
    await press(coach.hands, 'Plan it at Kockavető: A board game café');
    return coach;
  }

  test('then the playbook links it, and the plan and its card have it', async () => {
    const { page, hands } = await pickKockaveto();
    await screen.findByRole('heading', { name: 'A board game café' });
    const links = await screen.findAllByRole('link', { name: 'Kockavető' });
    for (const link of links) expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/node/12');
    await press(hands, 'Write my playbook · 1 credit');
    expect(screen.getByLabelText<HTMLInputElement>(/^Place/).value).toBe('Kockavető');
    await press(hands, 'Save plan');
    await text('Kockavető, Győr');
    expect(page.asked(savePlan)[0]?.body).toMatchObject({ place: 'Kockavető', spotType: 'board game café' });
    await screen.findByRole('link', { name: 'Find “Kockavető” in Győr on OpenStreetMap' });
    // The AI never learns where.
    expect(JSON.stringify(page.asked(dateStrategyGenerator))).not.toMatch(/Kockavető|Győr/);
  });

  test('then another one can be picked beside the playbook, or none', async () => {
    const { hands } = await pickKockaveto();
    await press(hands, 'Another place');
    expect(screen.queryByRole('link', { name: 'Kockavető' })?.closest('header') ?? null).toBeNull();
    await press(hands, 'Plan it here: A board game café at Kockavető');
    await press(hands, 'Another place');
  });

  test('then a saved plan has it at once, and Undo puts the previous place back', async () => {
    const { page, hands } = await pickKockaveto();
    await hands.clear(await screen.findByLabelText(/^Place/));
    await press(hands, 'Save plan');
    await text('No place chosen yet');
    await press(hands, 'Another place');
    await press(hands, 'Plan it here: A board game café at Kockavető');
    await text('Kockavető is now in your plan.');
    await text('Kockavető, Győr');
    expect(screen.queryByText('No place chosen yet')).toBeNull();
    await press(hands, 'Undo');
    await text('No place chosen yet');
    expect(screen.queryByText('Kockavető is now in your plan.')).toBeNull();
    expect(page.asked(savePlan).map(({ body }) => [body.version, body.place])).toEqual([
      [0, ''],
      [1, 'Kockavető'],
      [2, ''],
    ]);
  });

  test('then a plan that can’t be saved says so and is tried again', async () => {
    const { page, hands } = await pickKockaveto();
    await hands.clear(await screen.findByLabelText(/^Place/));
    await press(hands, 'Save plan');
    await press(hands, 'Another place');
    const [saved] = page.asked(savePlan);
    let isUp = false;
    page.answer(savePlan, ({ params, body: { version, ...fields } }) => {
      if (!isUp) throw networkError();
      return { ...planOf(), ...fields, id: params.planId, version: version + 1 };
    });
    await press(hands, 'Plan it here: A board game café at Kockavető');
    await text('We couldn’t change the place in your plan.');
    isUp = true;
    await press(hands, 'Try again');
    await waitFor(() =>
      expect(page.asked(savePlan).at(-1)?.body).toMatchObject({ place: 'Kockavető', day: saved?.body.day }),
    );
    await waitFor(() => expect(screen.queryByText('We couldn’t change the place in your plan.')).toBeNull());
  });
});

test.each<[string, () => FoundPlaces, string | null]>([
  [
    'none of this kind',
    () => ({ status: 'found', places: [] }),
    'There’s no “board game café” on the map within 5 km of the center of Győr.',
  ],
  ['an unknown city', () => ({ status: 'unknown-city', places: [] }), 'The map doesn’t know a city called “Győr”.'],
  [
    'a source that fails',
    () => ({ status: 'unavailable', places: [] }),
    'Places can’t be looked up right now. The map search still works.',
  ],
  [
    'a service that fails',
    () => {
      throw apiRefusal('internal');
    },
    'Places can’t be looked up right now. The map search still works.',
  ],
  ['no source', () => ({ status: 'off', places: [] }), null],
])('With %s the card says so and keeps its map search', async (_what, answer, message) => {
  const { hands } = await spotInGyor(answer);
  await press(hands, 'Find places');
  if (message) await text(message);
  await screen.findByRole('link', { name: 'Find “board game café” in Győr on OpenStreetMap' });
  expect(screen.queryByRole('list', { name: /^Places/ })).toBeNull();
});

test('A city that the map does not know is said once, at its field, which gets the focus', async () => {
  const { hands } = await spotInGyor(() => ({ status: 'unknown-city', places: [] }));
  await press(hands, 'Find places');
  await text('The map doesn’t know a city called “Győr”.');
  const field = screen.getByLabelText('Your city');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await hands.type(field, 'i');
  expect(screen.queryByText(/^The map doesn’t know/)).toBeNull();
});

describe('With places beside the ideas of a match', () => {
  const places = ['Kockavető', 'Bábu', 'Dob'].map((name, n) => ({
    ...{ id: `node/${n}`, name, kind: 'cafe', distance: 420, hours: null },
  }));
  async function twoIdeas() {
    const { page, open } = await coachPage();
    mockSpots(page, [aSpot(), aSpot({ id: 'ai-spot-2', type: 'ramen bar', name: 'A ramen bar' })]);
    page.answer(findPlaces, () => ({ status: 'found' as const, places }));
    const { hands } = open();
    await pick(hands, /Réka/);
    await press(hands, 'Find date spots');
    await screen.findAllByRole('article');
    return { hands };
  }

  test('then the introduction says so, and the source stands once', async () => {
    const { hands } = await twoIdeas();
    await text(/^These are kinds of places/);
    await hands.type(await screen.findByLabelText('Your city'), 'Győr');
    await press(hands, 'Find places');
    await text(/^Each idea comes with real places in and around Győr/);
    expect(screen.queryByText(/^These are kinds of places/)).toBeNull();
    expect(screen.getAllByText(/check before you go/)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: '© OpenStreetMap contributors' })).toHaveLength(1);
  });

  test('then each card has one main button, which plans the nearest place', async () => {
    const { hands } = await twoIdeas();
    await hands.type(await screen.findByLabelText('Your city'), 'Győr');
    await press(hands, 'Find places');
    await button('Plan it at Kockavető: A ramen bar');
    expect(screen.queryByRole('button', { name: /^Plan this one/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Plan it here: A ramen bar at Kockavető' })).toBeNull();
    await press(hands, 'Plan it here: A ramen bar at Bábu');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Place/)).value).toBe('Bábu');
  });
});

test('When a source that failed is back, then the card finds its places', async () => {
  let status: 'unavailable' | 'found' = 'unavailable';
  const places = [{ id: 'node/12', name: 'Kockavető', kind: 'cafe', distance: 420, hours: null }];
  const { hands } = await spotInGyor(() => ({ status, places: status === 'found' ? places : [] }));
  await press(hands, 'Find places');
  const retry = await button('Try again');
  status = 'found';
  await hands.click(retry);
  await screen.findByRole('link', { name: 'Kockavető' });
});

test('Offline the card says that places can’t be looked up, and the shell alone that the browser is offline', async () => {
  const { hands } = await spotInGyor(() => {
    throw networkError();
  });
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await press(hands, 'Find places');
  await text('You’re offline, so places can’t be looked up.');
  expect(screen.getAllByText(/offline/)).toHaveLength(1);
  expect(screen.queryByText(/^No places found/)).toBeNull();
  offline.mockRestore();
  fireEvent(window, new Event('online'));
  await text(/Places can’t be looked up right now/);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15)', 'geo:0,0?q=board%20game%20caf%C3%A9'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 'https://maps.apple.com/?q=board%20game%20caf%C3%A9'],
])('On a phone, the map app can search too: %s', async (agent, href) => {
  const phone = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const { page, open } = await coachPage();
  mockSpots(page);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  const link = await screen.findByRole('link', { name: 'Open in your map app' });
  expect(link.getAttribute('href')).toBe(href);
  phone.mockRestore();
});

test('A member’s needs are sent with the request, and changing them marks older spots as outdated', async () => {
  const { page, open } = await coachPage();
  mockSpots(page);
  const { hands } = open();
  await pick(hands, /Réka/);
  await hands.click(await screen.findByText('What matters:'));
  await press(hands, 'No alcohol');
  await press(hands, 'Find date spots');
  await screen.findByRole('article');
  expect(page.asked(dateSpotRecommender)[0]?.body.needs).toMatchObject({ noAlcohol: true, video: false });
  await press(hands, 'In daylight');
  await text(/You changed what matters/);
  await press(hands, 'Show me others');
  expect(page.asked(dateSpotRecommender)[1]?.body).toMatchObject({ again: true, needs: { daylight: true } });
});

test('When all ideas were shown this week, then the page says so and keeps the last ones', async () => {
  const { page, open } = await coachPage();
  mockSpots(page);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  await screen.findByRole('article', { name: 'A board game café' });
  page.answer(dateSpotRecommender, () => {
    throw apiRefusal('no_new_spots');
  });
  await press(hands, 'Show me others');
  await text(/You’ve seen every idea we have for this match this week\./);
  screen.getByRole('article', { name: 'A board game café' });
  expect(screen.queryByRole('button', { name: 'Show me others' })).toBeNull();
});

test('Offline the spots stay, and the others that a member asked for come once the browser is back online', async () => {
  const { page, open } = await coachPage();
  mockSpots(page);
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  await screen.findByRole('article', { name: 'A board game café' });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.answer(dateSpotRecommender, () => {
    throw networkError();
  });
  await press(hands, 'Show me others');
  await text('It continues once you’re back online.');
  screen.getByRole('article', { name: 'A board game café' });
  expect(screen.queryByText(/We hit a snag/)).toBeNull();
  online.mockRestore();
  mockSpots(page, [aSpot({ id: 'ai-spot-9', name: 'A walk' })]);
  fireEvent(window, new Event('online'));
  await screen.findByRole('article', { name: 'A walk' });
  expect(page.asked(dateSpotRecommender).at(-1)?.body).toMatchObject({ again: true });
  expect(screen.queryByText('It continues once you’re back online.')).toBeNull();
});

describe('When spots can not be fetched', () => {
  test('then five built-in spots are shown, labelled as placeholders', async () => {
    const { page, open } = await coachPage();
    page.answer(dateSpotRecommender, () => {
      throw apiRefusal('ai_failed');
    });
    page.answer(dateLocationDetails, () => ({
      locations: builtIn.map((name, n) => ({ ...aLocation(`spot-${n}`, name), ...advice })),
    }));
    const { hands } = open();
    await pick(hands, /Réka/);
    await press(hands, 'Find date spots');
    await text('We hit a snag fetching new spots. Try again in a moment.');
    await text("Just FYI - you're seeing placeholder content right now!");
    expect(screen.getAllByRole('article').length).toBe(5);
    const first = within(screen.getByRole('article', { name: 'A café' }));
    first.getByText('What to do there, free');
    first.getByText('Ask what they order.');
    first.getByText('It is too loud. Go outside.');
    expect(first.getByText('Easy to reach').parentElement?.textContent).toBe('Easy to reach on foot');
    mockSpots(page);
    await press(hands, 'Try again');
    await screen.findByRole('article', { name: 'A board game café' });
    expect(screen.queryByText(/placeholder content/)).toBeNull();
  });

  test('then the page says when there is nothing to read about the match', async () => {
    const { page, open } = await coachPage();
    page.answer(dateSpotRecommender, () => {
      throw apiRefusal('nothing_to_read');
    });
    const { hands } = open();
    await pick(hands, /Réka/);
    await press(hands, 'Find date spots');
    await text(/There’s nothing to read about this match yet/);
  });

  test('then a held-back request shows a notice, and the member can overrule it', async () => {
    const { page, open } = await coachPage();
    page.answer(reportFalsePositive, () => ({}));
    page.answer(dateSpotRecommender, () => {
      throw apiRefusal('held_back', sampleSafetyNotice);
    });
    const { hands } = open();
    await pick(hands, /Réka/);
    await press(hands, 'Find date spots');
    const wrong = await screen.findByRole('button', { name: /wrong/i });
    expect(screen.queryByText('Hot Date Spots')).toBeNull();
    await hands.click(wrong);
    mockSpots(page);
    await press(hands, 'Yes, continue');
    await screen.findByRole('article', { name: 'A board game café' });
    expect(page.asked(dateSpotRecommender)[1]?.body.goOn).toBe('hate');
    expect(page.asked(reportFalsePositive).length).toBe(1);
  });
});

test('When someone is grieving, then the notice does not rule out asking them out', async () => {
  const { page, open } = await coachPage();
  const care = { ...sampleSafetyNotice, kind: 'grief', reason: 'grief', by: 'match', mayGoOn: true } as const;
  page.answer(dateSpotRecommender, () => ({ dateSpots: [aSpot()], writtenBy: 'demo AI', care }));
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  await screen.findByText('I’ll keep it thoughtful: calm ideas, no jokes. A date can wait.');
  expect(screen.queryByText(/no asking out/)).toBeNull();
});

describe('Without access or credits', () => {
  test('the page is a preview that fetches no spots', async () => {
    const { page, open } = await coachPage({ plan: () => planWithCredits('datecoach', 0) });
    const { hands } = open();
    await pick(hands, /Réka/);
    await text('Preview mode: full access unlocks spots from your chat.');
    await press(hands, 'Find date spots');
    await text('Full access unlocks tailored spot ideas.');
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
      '/pricing?checkout=pro&source=datecoach-spots',
    );
    expect(page.asked(dateSpotRecommender)).toEqual([]);
  });

  test('a member on Starter is told first which plan has Date Coach, and sees no count', async () => {
    const { page, open } = await coachPage({ plan: () => createUnusedPlan('weekly') });
    page.answer(listMatches, () => ({ matches: [], freeStops: 3 }));
    open();
    await text('No matches yet');
    const card = screen.getByRole('region', { name: 'Date Coach isn’t in Starter.' });
    within(card).getByText('Pro has 30 date plans a week.');
    expect(within(card).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
      '/pricing?checkout=pro&source=datecoach-no-access',
    );
    expect(card.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const line of [/Next refresh/, /Check my credits again/, 'Spots cost no credit.'])
      expect(screen.queryByText(line)).toBeNull();
  });

  test('a member can check again after getting credits', async () => {
    let credits = 0;
    const { page, open } = await coachPage({ plan: () => planWithCredits('datecoach', credits) });
    mockSpots(page);
    const { hands } = open();
    await pick(hands, /Réka/);
    credits = 1;
    await press(hands, 'Check my credits again');
    await press(hands, 'Find date spots');
    await screen.findByRole('article');
  });

  test('a refusal by the service is respected', async () => {
    const { page, open } = await coachPage();
    page.answer(dateSpotRecommender, () => {
      throw apiRefusal('no_access');
    });
    const { hands } = open();
    await pick(hands, /Réka/);
    await press(hands, 'Find date spots');
    await text('Full access unlocks tailored spot ideas.');
    expect(screen.queryByRole('article')).toBeNull();
  });
});

test('An own spot needs a name with letters or digits, and opens the strategy', async () => {
  const { open } = await coachPage();
  const { hands } = open();
  await hands.click(await screen.findByRole('radio', { name: 'Already have a spot?' }));
  const field = await screen.findByLabelText('Where are you going?');
  expect((await button('Preview strategy')).hasAttribute('disabled')).toBe(true);
  await hands.type(field, '!!!');
  await press(hands, 'Preview strategy');
  await text('Could not process custom location. Try again.');
  await hands.clear(field);
  await hands.type(field, '  Árvíztűrő tükörfúrógép bár {Enter}');
  const heading = await screen.findByRole('heading', { name: 'Árvíztűrő tükörfúrógép bár' });
  expect(heading.textContent).toBe('Árvíztűrő tükörfúrógép bár');
  expect(decodeURIComponent(location.search)).toContain('custom-árvíztűrő-tükörfúrógép-bár');
  expect(screen.getByLabelText<HTMLInputElement>(/^Place/).value).toBe('Árvíztűrő tükörfúrógép bár');
});
