import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import { listPlaybooks } from '@datewright/contracts/datecoach/list-playbooks';
import type { Plan } from '@datewright/contracts/datecoach/plan';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import { savePlan } from '@datewright/contracts/datecoach/save-plan';
import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { en } from '../src/copy/en.ts';
import { getSectionParts, getTipText } from '../src/features/playbook/lib/section-parts.ts';
import { button, coachPage, mockPlaybooks, mockSpots, pick, press, text, tip } from './support/coach-page.ts';
import { aMatch, aPlaybook, aSpot, sections } from './support/dates.ts';
import { planOf } from './support/plans.ts';

const deep = '?view=strategy&location=ai-spot-1';

const savedTipOf = (id: string): SavedTip => ({
  ...{ id, type: 'conversation', content: `Words ${id}`, source: 'Talk · A café', notes: '' },
  timestamp: '2026-11-20T10:00:00.000Z',
});

test('The page refetches the credits when it opens, and links to how it works', async () => {
  let credits = 1;
  const { open } = await coachPage({ plan: () => planWithCredits('datecoach', credits) });
  credits = 0;
  open();
  expect((await screen.findByText(/^(?:Next refresh in|Refreshes)/)).getAttribute('role')).toBe('status');
  const landing = screen.getByRole('link', { name: 'How it works' });
  expect(landing.getAttribute('href')).toBe('/date-prep');
  // No arrow: it stands at the right edge.
  expect(landing.textContent).toBe('How it works');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Spots',
    'Strategy Select a spot first',
    'Tips',
    'Saved',
  ]);
});

test('A plan that was just saved is shown in the Saved tab, without a reload', async () => {
  const { page, open } = await coachPage();
  const plans: Plan[] = [];
  page.answer(dateStatistics, () => ({ items: [] }));
  page.answer(listPlans, () => ({ plans }));
  page.answer(savePlan, ({ params, body: { version, ...fields } }) => {
    const plan = { ...planOf(), ...fields, id: params.planId, version: version + 1 };
    plans.push(plan);
    return plan;
  });
  const { hands } = open('?view=strategy&location=custom-grandmas-kitchen');
  // Shown beside the playbook, without a disclosure to open first.
  await screen.findByRole('heading', { name: 'Plan this date' });
  expect(document.querySelector('details #plan-title')).toBeNull();
  await press(hands, 'Save plan');
  await hands.click(screen.getByRole('tab', { name: 'Saved' }));
  await screen.findByRole('heading', { name: 'Your dates' });
  expect(screen.queryByText('No saved items yet')).toBeNull();
  await text(/Tap the heart beside a tip/);
});

test('Playbooks, dates and tips are all shown, however many pages their lists have', async () => {
  const { page, open } = await coachPage();
  /** Two pages of a list, one item each. */
  const paged = <Item,>(before: string | undefined, [first, second]: [Item, Item]) =>
    before === 'next' ? { items: [second], earlier: null } : { items: [first], earlier: 'next' };
  const books = ['A board game café', 'A tea house'].map((locationName, at) =>
    aPlaybook({ operationId: `playbook-${at}`, locationId: `ai-spot-${at}`, locationName }),
  ) as [Playbook, Playbook];
  page.answer(listPlaybooks, ({ query }) => {
    const { items: playbooks, earlier } = paged(query.before, books);
    return { playbooks, earlier };
  });
  page.answer(listPlans, ({ query }) => {
    const dates: [Plan, Plan] = [planOf({ spotName: 'An arcade' }), planOf({ id: 'plan-0002', spotName: 'A harbour' })];
    const { items: plans, earlier } = paged(query.before, dates);
    return { plans, earlier };
  });
  page.answer(dateStatistics, ({ body }) =>
    paged(body.action === 'get' ? body.before : undefined, [savedTipOf('t1'), savedTipOf('t2')]),
  );
  const { hands } = open();
  for (const { locationName } of books) await button(new RegExp(`^${locationName}`));
  await hands.click(screen.getByRole('tab', { name: /Saved/ }));
  await text('2 saved tips');
  for (const spot of ['An arcade', 'A harbour']) await text(new RegExp(spot));
});

test('Matches are listed by name, age and two interests, and the chat is shown with bio and interests, at most 360 px high', async () => {
  const { open } = await coachPage({
    matches: [aMatch(), aMatch({ id: 'm2', name: 'Sam', age: null, interests: [] })],
  });
  const { hands } = open();
  const options = async () =>
    within(await screen.findByRole('combobox', { name: 'Your Matches' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await options()).toEqual(['Choose a match', 'Réka, 27 · board games, hiking', 'Sam, 25']);
  await pick(hands, /Réka/);
  const viewer = await screen.findByRole('region', { name: 'Chat with Réka' });
  within(viewer).getByText('Nurse. I bake when I can’t sleep.');
  for (const interest of ['board games', 'hiking', 'ramen']) within(viewer).getByText(interest);
  expect(
    within(viewer)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'YouWhat would you do with a free Sunday?',
    'RékaHonestly, board games until somebody cries. Usually me.',
  ]);
  expect(getComputedStyle(viewer).maxHeight).toBe('360px');
});

test('Each of the two modes shows its own form: a chat or a field for a spot', async () => {
  const { open } = await coachPage();
  const { hands } = open();
  const request = await button('(Select a match first)');
  // What may be left open comes after the button.
  const who = await screen.findByLabelText('Your Matches');
  const city = screen.getByLabelText('Your city');
  expect(request.compareDocumentPosition(city)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(request.compareDocumentPosition(who)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.queryByLabelText('Where are you going?')).toBeNull();
  await hands.click(screen.getByRole('radio', { name: 'Already have a spot?' }));
  await screen.findByLabelText('Where are you going?');
  expect(screen.queryByRole('button', { name: '(Select a match first)' })).toBeNull();
  await hands.click(screen.getByRole('radio', { name: 'Preview from chat history' }));
  await button('(Select a match first)');
});

test('Without access, an own spot is a preview too', async () => {
  const { open } = await coachPage({ plan: () => planWithCredits('datecoach', 0) });
  const { hands } = open();
  await hands.click(await screen.findByRole('radio', { name: 'Already have a spot?' }));
  await text('Preview mode: full access unlocks playbooks for your own spots.');
});

test('While spots are loading, the page says so and ignores further taps', async () => {
  const { page, open } = await coachPage();
  const found = Promise.withResolvers<void>();
  page.answer(dateSpotRecommender, async () => {
    await found.promise;
    return { dateSpots: [1, 2, 3].map((n) => aSpot({ id: `ai-spot-${n}` })), writtenBy: 'demo AI', care: null };
  });
  const { hands } = open();
  await pick(hands, /Réka/);
  await press(hands, 'Find date spots');
  const list = await screen.findByRole('region', { name: 'Hot Date Spots' });
  expect(list.getAttribute('aria-busy')).toBe('true');
  await within(list).findByText(/^Reading what they wrote/, { selector: '[role=status]' });
  await hands.click(screen.getByRole('button', { name: 'Find date spots' }));
  await act(async () => found.resolve());
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(page.asked(dateSpotRecommender)).toHaveLength(1);
});

test('The strategy view shows the spot, four interests, the number of others, and a way back', async () => {
  const interests = ['board games', 'hiking', 'ramen', 'jazz', 'chess', 'tea'];
  const { open } = await coachPage({ matches: [aMatch({ interests })], playbooks: [aPlaybook()] });
  const { hands } = open(deep);
  await screen.findByRole('heading', { name: 'A board game café' });
  const group = await screen.findByRole('group', { name: 'What Réka is into' });
  expect([...group.children].map(({ textContent }) => textContent)).toEqual([...interests.slice(0, 4), '+2 more']);
  await press(hands, 'Back to spots');
  expect(location.search).toBe('?view=locations');
});

test('Each means of transport and style has advice for before, on the way and at arrival', async () => {
  const { open } = await coachPage({ playbooks: [aPlaybook()] });
  const { hands } = open(deep);
  await tip('Trim your nails.');
  await hands.click(screen.getByText('Write it differently · 1 credit'));
  for (const [mode, label] of [
    ['CAR', 'Car'],
    ['PUBLIC', 'Public Transit'],
    ['WALKING', 'Walking'],
  ] as const) {
    await hands.selectOptions(screen.getByLabelText('How you get there and home'), label);
    for (const style of ['flirty', 'funny', 'local'] as const) {
      await hands.click(screen.getByRole('radio', { name: en.playbook.styles[style] }));
      const expected = en.transport.ways[mode][style];
      const region = within(screen.getByRole('region', { name: `On the way: ${label}` }));
      expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Before',
        'On the way',
        'At arrival',
      ]);
      expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(Object.values(expected));
    }
  }
});

test('In each part, what is about this match comes before what is about the place', () => {
  const [section] = sections;
  const [about] = sections[1]?.tips && 'personalizedTalk' in sections[1].tips ? sections[1].tips.personalizedTalk : [];
  if (section?.name !== 'preparation' || !about) throw new Error('two sections');
  const style = [...section.tips.grooming, { ...about, quote: null, ties: ['match' as const] }];
  const parts = getSectionParts({ ...section, tips: { ...section.tips, style } });
  expect(parts.find(({ name }) => name === 'style')?.tips.map(getTipText)).toEqual([
    'Ask which game makes them cry.',
    'Trim your nails.',
  ]);
});

test('An idea of a kept playbook is no place to meet', async () => {
  const { open } = await coachPage({ playbooks: [aPlaybook()] });
  open(deep);
  await tip('Trim your nails.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Place/).value).toBe('');
});

test('Sections can be collapsed, and each tip can be saved', async () => {
  const { page, open } = await coachPage({ playbooks: [aPlaybook()] });
  const stored: SavedTip[] = [];
  page.answer(dateStatistics, ({ body }) => {
    if (body.action !== 'save') return { items: stored };
    const saved = { ...body.item, notes: '' };
    stored.push(saved);
    return { data: [saved] };
  });
  const { hands } = open(deep);
  // What to say to this match is open, and how to dress is not.
  const first = (await tip('Trim your nails.')).closest('details') as HTMLDetailsElement;
  expect(first.open).toBe(false);
  const talk = screen.getByRole('heading', { name: 'What to talk about' }).closest('details') as HTMLDetailsElement;
  expect(talk.open).toBe(true);
  const plan = screen.getByRole('heading', { name: 'Plan this date' });
  expect(plan.compareDocumentPosition(talk)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(document.querySelectorAll('details[open] > summary h3')).toHaveLength(1);
  const hearts = screen.getAllByRole('button', { name: 'Save this tip' });
  expect(hearts).toHaveLength(8);
  const reasons = screen.getAllByRole('button', { name: 'Why this slaps' });
  expect(reasons).toHaveLength(8);
  // Each part says it once.
  expect(reasons.filter(({ textContent }) => textContent !== '')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
  await hands.click(hearts[0] as HTMLElement);
  await waitFor(() => expect(stored[0]).toMatchObject({ content: 'Trim your nails.' }));
  await button('Saved (1)');
});

test('A saved tip shows its type, text and notes, and can be removed', async () => {
  const { page, open } = await coachPage();
  const items = (['conversation', 'touch', 'situation'] as const).map(
    (type, at): SavedTip => ({
      id: `t${at}`,
      type,
      content: `Words ${at}`,
      source: 'Talk · A café',
      notes: `Note ${at}`,
      timestamp: `2026-11-2${at}T10:00:00.000Z`,
    }),
  );
  page.answer(dateStatistics, () => ({ items }));
  open('?view=saved');
  await text('3 saved tips');
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  for (const [at, label] of ['Chatpad', 'Vibe', 'Clutch'].entries()) {
    const card = cards.find(({ textContent }) => textContent?.includes(`Words ${at}`)) as HTMLElement;
    for (const words of [label, `Words ${at}`, `Note ${at}`]) within(card).getByText(words);
    within(card).getByRole('button', { name: 'Remove' });
  }
});

test('A chosen spot is stored for the session, and its playbook can be read again after a reload', async () => {
  const { page, open } = await coachPage();
  mockSpots(page);
  mockPlaybooks(page);
  const view = open();
  await pick(view.hands, /Réka/);
  await press(view.hands, 'Find date spots');
  await press(view.hands, /Plan this one/);
  expect(JSON.parse(sessionStorage.getItem(`datecoach:${page.member.id}:chosen`) ?? '').spot.id).toBe('ai-spot-1');
  await press(view.hands, /^Write my playbook/);
  await tip('Trim your nails.');
  await page.leave(view);
  open(deep);
  await tip('Trim your nails.');
});
