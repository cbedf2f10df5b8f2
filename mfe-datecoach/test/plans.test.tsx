import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { deletePlan } from '@datewright/contracts/datecoach/delete-plan';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import type { Plan } from '@datewright/contracts/datecoach/plan';
import { createPlanLink, endPlanLink } from '@datewright/contracts/datecoach/plan-link';
import { savePlan } from '@datewright/contracts/datecoach/save-plan';
import { addDays } from '@datewright/contracts/datecoach/zoned-time';
import { createMemoryHost, type MemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SavedTipsProvider } from '../src/components/saved-tips-provider.tsx';
import { PlanPanel, type PlanPrefill } from '../src/features/plans/components/plan-panel.tsx';
import { UpcomingDates } from '../src/features/plans/components/upcoming-dates.tsx';
import { aMatch } from './support/dates.ts';
import { planOf } from './support/plans.ts';

const planned: PlanPrefill = {
  place: '',
  spotName: 'Board game café',
  profileId: 'm1',
  matchName: 'Zsófi',
  playbookId: 'p1',
  style: 'funny',
  transport: 'PUBLIC',
  video: false,
  tips: Array.from({ length: 12 }, (_one, at) => `Tip number ${at + 1}`),
};

/** Imitates the service's plans; set `fail` to make the next calls fail. */
function mockPlans(page: MemoryHost, start: Plan[] = []) {
  const stored = new Map(start.map((plan) => [plan.id, plan]));
  const state = { stored, fail: null as (() => Error) | null };
  page.answer(dateStatistics, () => ({ items: [] }));
  page.answer(listMatches, () => ({ matches: [], freeStops: 3 }));
  page.answer(listPlans, () => {
    if (state.fail) throw state.fail();
    return { plans: [...stored.values()].sort((a, b) => b.day.localeCompare(a.day)) };
  });
  page.answer(savePlan, ({ params, body: { version, ...fields } }) => {
    if (state.fail) throw state.fail();
    const existing = stored.get(params.planId);
    if (!existing && version > 0) throw apiRefusal('plan_not_found');
    if ((existing?.version ?? 0) !== version) throw apiRefusal('plan_changed');
    const plan = { ...planOf(), ...fields, id: params.planId, version: version + 1 };
    stored.set(plan.id, plan);
    return plan;
  });
  page.answer(deletePlan, ({ params }) => {
    if (state.fail) throw state.fail();
    return { deleted: Number(stored.delete(params.planId)) };
  });
  return state;
}
const firstPlan = ({ stored }: { stored: Map<string, Plan> }) => [...stored.values()][0];

let shown = planned;
const isClosed = (id: string) => id === 'closed';
function Panel() {
  return (
    <SavedTipsProvider>
      <PlanPanel
        prefill={shown}
        isClosed={isClosed(shown.profileId)}
        findHours={(place) => (place === 'Kovászlány' ? 'Tu-Su 07:00-17:00' : undefined)}
      />
    </SavedTipsProvider>
  );
}
function panel(of: Partial<PlanPrefill> = {}) {
  shown = { ...planned, ...of };
  return Panel;
}

function Dates() {
  return (
    <SavedTipsProvider>
      <UpcomingDates isClosed={isClosed} />
    </SavedTipsProvider>
  );
}

const today = () => new Date().toLocaleDateString('sv');
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const upcoming = (more: Partial<Plan> = {}) => planOf({ day: addDays(today()), timeZone: ownZone, ...more });
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);

test('When plans fail to load, then the page says so and loads them on request', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page, [upcoming()]);
  service.fail = () => apiRefusal('invalid_request');
  const { hands } = page.open(Dates, '/datecoach');
  await screen.findByText(/^We couldn’t load your dates/);
  service.fail = null;
  await hands.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Your dates' });
  expect(screen.queryByText(/^We couldn’t load your dates/)).toBeNull();
});

test('When a member plans a date, then Thursday at seven is suggested and everything typed is saved', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page);
  const { hands } = page.open(panel(), '/datecoach');
  expect(new Date(`${field('Day').value}T12:00:00Z`).getUTCDay()).toBe(4);
  expect(field('From').value).toBe('19:00');
  expect(field('How you get there and home').value).toBe('PUBLIC');
  await hands.type(field(/^Place/), 'Kávézó a sarkon');
  await hands.type(field(/^City/), 'Budapest');
  await hands.type(field(/^Meeting point/), 'By the door');
  await hands.selectOptions(field('Check in with a friend'), '180');
  expect(screen.queryByLabelText('Tip number 2')).toBeNull();
  await hands.click(screen.getByText('More:'));
  await hands.click(screen.getByRole('button', { name: 'Choose from 12 tips' }));
  for (const n of [2, 7, 9]) await hands.click(field(`Tip number ${n}`));
  expect(field('Tip number 1').disabled).toBe(true);
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  const heading = await screen.findByRole('heading', { name: /, 7\sPM$/ });
  expect(document.activeElement).toBe(heading);
  expect(firstPlan(service)).toMatchObject({
    ...{ spotName: 'Board game café', profileId: 'm1', matchName: 'Zsófi', playbookId: 'p1', style: 'funny' },
    ...{ place: 'Kávézó a sarkon', city: 'Budapest', meetingPoint: 'By the door', transport: 'PUBLIC' },
    ...{ starts: '19:00', ends: null, timeZone: ownZone, checkIn: 180, video: false, outcome: null },
    reminders: ['Tip number 2', 'Tip number 7', 'Tip number 9'],
  });
  expect(screen.getByText('Tell your friend by 10 PM that all is well').isConnected).toBe(true);
});

test('A place from the map is planned while it is open, and another time says that it is closed', async () => {
  const page = await createMemoryHost();
  mockPlans(page);
  const { hands } = page.open(panel({ place: 'Kovászlány' }), '/datecoach');
  expect(field('From').value).toBe('15:30');
  expect(screen.getByText(/^Hours on the map: Tue–Sun 7\sAM–5\sPM\. Check/).isConnected).toBe(true);
  const closed = () => screen.queryByText('The map says that it’s closed then.');
  expect(closed()).toBeNull();
  await hands.clear(field('From'));
  await hands.type(field('From'), '19:00');
  expect(closed()?.isConnected).toBe(true);
  await hands.clear(field(/^Place/));
  await hands.type(field(/^Place/), 'Somewhere else');
  expect(closed()).toBeNull();
  expect(screen.getByText(/We don’t look it up/).isConnected).toBe(true);
});

test('Input survives a reload and a failed save', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page);
  const first = page.open(panel(), '/datecoach');
  await first.hands.type(field(/^Place/), 'Half a pla');
  await page.leave(first);
  const { hands } = page.open(panel(), '/datecoach');
  expect(field(/^Place/).value).toBe('Half a pla');
  service.fail = networkError;
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await screen.findByText(/not saved yet/);
  expect(field(/^Place/).value).toBe('Half a pla');
  service.fail = null;
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await screen.findByRole('heading', { name: /, 7\sPM$/ });
  const ids = page.asked(savePlan).map(({ params }) => params.planId);
  expect(new Set(ids).size).toBe(1);
});

test('Offline a failed save says only that the plan is not saved yet', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page);
  const { hands } = page.open(panel(), '/datecoach');
  service.fail = networkError;
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await screen.findByText('Your plan is not saved yet. What you typed stays here.');
  online.mockRestore();
});

test('A day in the past is pointed out, and an empty day gets the focus', async () => {
  const page = await createMemoryHost();
  mockPlans(page);
  const { hands } = page.open(panel(), '/datecoach');
  fireEvent.change(field('Day'), { target: { value: '2020-02-29' } });
  expect(screen.getByText(/This is in the past/).isConnected).toBe(true);
  fireEvent.change(field('Day'), { target: { value: '' } });
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Day')));
  expect(field('Day').getAttribute('aria-invalid')).toBe('true');
  expect(page.asked(savePlan)).toEqual([]);
});

test('The card of a plan searches for its place, or for the kind of place, never for the name of an idea', async () => {
  const page = await createMemoryHost();
  const idea = { spotName: 'A table full of games', spotType: 'board game café' };
  mockPlans(page, [upcoming({ ...idea, place: '' }), upcoming({ ...idea, id: 'plan-0002', place: 'Kockavető' })]);
  page.open(Dates, '/datecoach');
  const links = await screen.findAllByRole('link', { name: /on OpenStreetMap$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Find “Kockavető” in Budapest on OpenStreetMap',
    'Find “board game café” in Budapest on OpenStreetMap',
  ]);
});

test('A video date has no transport', async () => {
  const page = await createMemoryHost();
  mockPlans(page);
  page.open(panel({ video: true, playbookId: 'p2' }), '/datecoach');
  expect(screen.queryByLabelText('How you get there and home')).toBeNull();
  expect(screen.queryByLabelText(/^City/)).toBeNull();
  expect(field(/^Where you’ll call/).isConnected).toBe(true);
});

test('When another tab changed the plan, then the change is shown before it is overwritten', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page, [upcoming()]);
  const { hands } = page.open(panel(), '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Change' }));
  expect(document.activeElement).toBe(field('Day'));
  service.stored.set('plan-0001', upcoming({ version: 2, place: 'From the other tab', starts: '18:00' }));
  fireEvent.change(field(/^Place/), { target: { value: 'Mine' } });
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await screen.findByText(/From the other tab/);
  expect(firstPlan(service)).toMatchObject({ place: 'From the other tab', version: 2 });
  await hands.click(screen.getByRole('button', { name: 'Replace it with mine' }));
  await waitFor(() => expect(firstPlan(service)).toMatchObject({ place: 'Mine', version: 3 }));
});

test('When the plan changed or was deleted elsewhere, then the member can take the newer one or save a new one', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page, [upcoming()]);
  const { hands } = page.open(panel(), '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Change' }));
  service.stored.set('plan-0001', upcoming({ version: 2, place: 'From the other tab' }));
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await hands.click(await screen.findByRole('button', { name: 'Use that one' }));
  expect(field(/^Place/).value).toBe('From the other tab');
  service.stored.clear();
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await hands.click(await screen.findByRole('button', { name: 'Save it as a new plan' }));
  await waitFor(() => expect(firstPlan(service)).toMatchObject({ place: 'From the other tab', version: 1 }));
});

test('Tomorrow’s date is readable offline: when, where, reminders and the check-in', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page, [upcoming()]);
  const first = page.open(Dates, '/datecoach');
  await screen.findByText('Tomorrow');
  await page.leave(first);
  service.fail = networkError;
  page.open(Dates, '/datecoach');
  const card = within(screen.getByRole('article'));
  for (const line of [
    /7\sPM–9:30\sPM/,
    /Kávézó a sarkon, Budapest$/,
    /At the tram stop/,
    /By public transit/,
    /by 9\sPM/,
  ]) {
    expect(card.getByText(line).isConnected).toBe(true);
  }
  expect(within(card.getByRole('list', { name: 'To keep in mind' })).getAllByRole('listitem')).toHaveLength(2);
});

test('The invitation opens ChatPad’s Ask-out with the place filled in, and nothing in the address', async () => {
  const page = await createMemoryHost({ pages: ['/chatpad'] });
  mockPlans(page, [upcoming()]);
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Propose it' }));
  expect([location.pathname, location.search]).toEqual(['/chatpad', '']);
  const state = history.state.usr;
  expect(state).toMatchObject({ matchId: 'm1', mode: 'ask-out' });
  expect(state.draft).toMatch(/^Board game café tomorrow at 7\?.*Kávézó a sarkon.*at the tram stop/);
});

test('A plan offers to propose it first; then telling a friend comes first, until its time changes', async () => {
  const page = await createMemoryHost({ pages: ['/chatpad'] });
  const service = mockPlans(page, [upcoming()]);
  const acts = async () => {
    const card = within(await screen.findByRole('article'));
    return card.getAllByRole('button', { name: /Propose|Tell/ }).map(({ textContent }) => textContent);
  };
  const first = page.open(panel(), '/datecoach');
  expect(await acts()).toEqual(['Propose it', 'Tell a friend']);
  await first.hands.click(screen.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(firstPlan(service)).toMatchObject({ isProposed: true, place: 'Kávézó a sarkon' }));
  await page.leave(first);
  const { hands } = page.open(panel(), '/datecoach');
  await waitFor(async () => expect(await acts()).toEqual(['Tell a friend', 'Propose again']));
  for (const [field, value, proposed] of [
    ['Meeting point', 'By the door', true],
    ['From', '18:00', undefined],
  ] as const) {
    await hands.click(screen.getByRole('button', { name: 'Change' }));
    fireEvent.change(screen.getByLabelText(new RegExp(`^${field}`)), { target: { value } });
    await hands.click(screen.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save plan' })).toBeNull());
    expect(firstPlan(service)?.isProposed).toBe(proposed);
  }
  expect(await acts()).toEqual(['Propose it', 'Tell a friend']);
});

test('A date later than tomorrow is a card with its next act; what is needed on the day is folded', async () => {
  const page = await createMemoryHost();
  const inAWeek = addDays(today(), 7);
  mockPlans(page, [upcoming({ day: inAWeek }), upcoming({ id: 'plan-0002', day: addDays(inAWeek, 1) })]);
  page.open(Dates, '/datecoach');
  const [next, second] = await screen.findAllByRole('article');
  const card = within(next as HTMLElement);
  expect(card.getByText('Kávézó a sarkon, Budapest').closest('details')).toBeNull();
  expect(card.getByRole('button', { name: 'Tell a friend' }).closest('details')).toBeNull();
  expect(card.getByRole('button', { name: 'Delete' }).closest('details')?.open).toBe(false);
  expect(second?.closest('details')?.querySelector('summary')?.textContent).toBe('1 later date');
});

test('A saved plan without a place says so, and one tap leads to the field, which has the place picked since', async () => {
  const page = await createMemoryHost();
  const state = mockPlans(page, [upcoming({ spotName: planned.spotName, place: '' })]);
  const { hands } = page.open(panel({ place: 'Kockavető' }), '/datecoach');
  await screen.findByText('No place chosen yet');
  await hands.click(screen.getByRole('button', { name: 'Choose a place' }));
  expect(document.activeElement).toBe(field(/^Place/));
  expect(field(/^Place/).value).toBe('Kockavető');
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await waitFor(() => expect(firstPlan(state)?.place).toBe('Kockavető'));
  await waitFor(() => expect(screen.queryByText('No place chosen yet')).toBeNull());
});

test('The text for a friend opens in view and has the focus', async () => {
  const page = await createMemoryHost();
  mockPlans(page, [upcoming()]);
  const { hands } = page.open(Dates, '/datecoach');
  const seen: Element[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  await hands.click(await screen.findByRole('button', { name: 'Tell a friend' }));
  const group = await screen.findByRole('group', { name: 'Tell a friend' });
  expect([seen, document.activeElement]).toEqual([[group], group]);
  scroll.mockRestore();
});

test('The text for a friend says where, when and when to expect a message, and can be edited', async () => {
  const page = await createMemoryHost();
  mockPlans(page, [upcoming()]);
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Tell a friend' }));
  const text = field('For your friend').value;
  expect(text).toMatch(/Zsófi/);
  expect(text).toMatch(/7\sPM: Kávézó a sarkon, Budapest/);
  expect(text).toMatch(/At the tram stop/);
  expect(text).toMatch(/message you by 9\sPM/);
  await hands.type(field('For your friend'), ' Love you');
  await hands.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`${text} Love you`);
});

test('A link to the plan joins the text for a friend, and leaves it once it is ended', async () => {
  const page = await createMemoryHost();
  const { stored } = mockPlans(page, [upcoming()]);
  const token = 'a'.repeat(43);
  const setLink = (linkToken?: string) => {
    const plan = { ...upcoming(), ...(linkToken && { linkToken }) };
    stored.set(plan.id, plan);
    return plan;
  };
  page.answer(createPlanLink, () => setLink(token));
  page.answer(endPlanLink, () => setLink());
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Tell a friend' }));
  const text = field('For your friend').value;
  await hands.type(field('For your friend'), ' Love you');
  await hands.click(screen.getByRole('button', { name: 'Add a link to the plan' }));
  const link = `\nWhen and where, kept up to date: ${location.origin}/shared-date#${token}`;
  await waitFor(() => expect(field('For your friend').value).toBe(`${text} Love you${link}`));
  await hands.click(await screen.findByRole('button', { name: 'End the link' }));
  await waitFor(() => expect(field('For your friend').value).toBe(`${text} Love you`));
  page.answer(createPlanLink, () => {
    throw networkError();
  });
  await hands.click(await screen.findByRole('button', { name: 'Add a link to the plan' }));
  await screen.findByText('We couldn’t reach the plan. Please try again.');
  expect(field('For your friend').value).toBe(`${text} Love you`);
});

test('A member reads which texts of a plan its link leaves out, beside the way to change them', async () => {
  const page = await createMemoryHost();
  mockPlans(page, [upcoming({ linkToken: 'a'.repeat(43), hiddenTexts: ['place', 'meetingPoint'] })]);
  const { hands } = page.open(Dates, '/datecoach');
  await screen.findByText(
    'The link for your friend leaves out the place and the meeting point, which could read as harmful.',
  );
  await hands.click(screen.getByRole('button', { name: 'Reword it' }));
  expect(field(/^Meeting point/).isConnected).toBe(true);
});

test('The form suggests the day that the conversation names', async () => {
  const page = await createMemoryHost();
  mockPlans(page);
  const isSaturday = () => new Date(`${field('Day').value}T12:00:00Z`).getUTCDay() === 6;
  const said = { sender: 'match', content: 'Saturday?' } as const;
  page.answer(listMatches, () => ({ matches: [aMatch({ messages: [said] })], freeStops: 3 }));
  page.open(panel(), '/datecoach');
  await waitFor(() => expect(isSaturday()).toBe(true));
});

test('While no place is chosen, the text for a friend calls the idea an idea', async () => {
  const page = await createMemoryHost({ pages: ['/chatpad'] });
  mockPlans(page, [upcoming({ spotName: 'First pages in a library', place: '' })]);
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Tell a friend' }));
  expect(field('For your friend').value).toMatch(
    /^I have a date with Zsófi on [^:.]+\.\nWe haven’t chosen the place yet\. The idea: First pages in a library, Budapest\./,
  );
});

test('When the chat is in Hungarian, then the invitation and the text for a friend are too', async () => {
  const page = await createMemoryHost({ pages: ['/chatpad'] });
  mockPlans(page, [upcoming({ spotName: 'Egy csendes kávézó' })]);
  const said = { sender: 'match', content: 'Szia! Csütörtökön ráérek, és szeretem a kávét.' } as const;
  page.answer(listMatches, () => ({ matches: [aMatch({ messages: [said] })], freeStops: 3 }));
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Tell a friend' }));
  await waitFor(() => expect(field('For your friend').value).toMatch(/^Randim lesz \(Zsófi\): /));
  expect(field('For your friend').value).toMatch(
    /, 19:00, Kávézó a sarkon, Budapest\.\nItt találkozunk: At the tram stop\./,
  );
  expect(field('For your friend').value).toMatch(/21:00-ig írok neked/);
  await hands.click(screen.getByRole('button', { name: 'Propose it' }));
  expect(history.state.usr.draft).toMatch(/^Egy csendes kávézó holnap este 7-kor\? Például itt: Kávézó a sarkon\./);
});

test('The calendar download is named after the day of the date', async () => {
  const page = await createMemoryHost();
  mockPlans(page, [upcoming()]);
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL: () => {} });
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  click.mockRestore();
  expect(clicked).toEqual([`date-${upcoming().day}.ics`]);
  expect(files[0]?.type).toBe('text/calendar');
});

test('A plan is deleted after one confirmation, and stays when deleting fails', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page, [upcoming()]);
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  service.fail = networkError;
  await hands.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText(/couldn’t delete/);
  service.fail = null;
  await hands.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(service.stored.size).toBe(0);
});

test('Offline, the plan stays, the dialog says why, and it can be deleted once the device is back', async () => {
  const page = await createMemoryHost();
  const service = mockPlans(page, [upcoming()]);
  const { hands } = page.open(Dates, '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  service.fail = networkError;
  await hands.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText(/You’re offline/);
  expect(dialog.queryByText(/couldn’t delete/)).toBeNull();
  service.fail = null;
  online.mockRestore();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(dialog.queryByText(/offline|couldn’t delete/)).toBeNull();
  await hands.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(service.stored.size).toBe(0));
});

test('Without plans, nothing is shown', async () => {
  const page = await createMemoryHost();
  mockPlans(page);
  page.open(Dates, '/datecoach');
  await waitFor(() => expect(page.asked(listPlans)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('When a match is under 18, then nothing can be planned and existing plans can only be deleted', async () => {
  const page = await createMemoryHost({ pages: ['/chatpad'] });
  mockPlans(page, [
    upcoming({ profileId: 'closed' }),
    upcoming({ id: 'plan-0002', profileId: 'closed', day: '2025-01-01' }),
  ]);
  const first = page.open(Dates, '/datecoach');
  expect(await screen.findAllByText(/under 18/)).toHaveLength(2);
  for (const name of ['Propose it', 'Add to calendar', 'Great'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  await page.leave(first);
  page.open(panel({ profileId: 'closed', spotName: 'Another spot' }), '/datecoach');
  expect(screen.queryByRole('button', { name: 'Save plan' })).toBeNull();
});

test('When a plan is moved into the past, then it stays in place and asks how the date went', async () => {
  const page = await createMemoryHost();
  mockPlans(page, [planOf({ day: addDays(new Date().toISOString().slice(0, 10), 3) })]);
  const { hands } = page.open(panel(), '/datecoach');
  await hands.click(await screen.findByRole('button', { name: 'Change' }));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2020-01-02' } });
  await hands.click(screen.getByRole('button', { name: 'Save plan' }));
  await screen.findByText('How did it go?');
  expect(document.activeElement?.textContent).toBe('You and Zsófi');
});
