import { nextStepCall, type WaitingItem } from '@datewright/contracts/next-step';
import { tools } from '@datewright/contracts/tools';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../src/copy/en/marketing.ts';
import { WhoIsNext } from '../src/features/site/components/member-home/who-is-next.tsx';
import { useNextSteps } from '../src/features/site/hooks/use-next-steps.ts';
import { formatWaitingTime } from '../src/features/site/lib/format-waiting-time.ts';

const Home = () => <WhoIsNext {...useNextSteps()} />;
/** As at home once it stops waiting for every tool. */
function SlowHome() {
  const next = useNextSteps();
  return <WhoIsNext {...next} isPartial={next.waiting.length > 0} />;
}
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

/** Opens the part of home on the cards of the product; the first tool answers with these. */
async function openHome(waiting: WaitingItem[] | Error | 'slow', dates: WaitingItem[] = []) {
  const page = await createMemoryHost();
  Object.assign(page.host, { routes: loadRouteTable() });
  for (const [at, { service }] of tools.entries()) {
    page.answer(nextStepCall(service), () => {
      if (service === 'datecoach') return { next: null, waiting: dates };
      if (at > 0) return { next: null, waiting: [] };
      if (waiting instanceof Error) throw waiting;
      return waiting === 'slow' ? new Promise<never>(() => {}) : { next: null, waiting };
    });
  }
  return { page, ...page.open(Home, '/') };
}

test('Lists who waits, how long, and the one next move', async () => {
  await openHome([
    { kind: 'question', about: 'Maya', at: daysAgo(2), search: '?match=m1' },
    { kind: 'quiet', about: 'Kim', at: daysAgo(5), search: '?match=m2' },
    { kind: 'a-kind-of-tomorrow', about: 'Zoe', at: daysAgo(1), search: '?match=m3' },
  ]);
  const reply = await screen.findByRole('link', { name: 'Reply: Maya asked you a question' });
  expect(reply.getAttribute('href')).toBe('/chatpad?match=m1');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Maya asked you a question2 days agoReply',
    'Kim hasn’t answered5 days agoWrite again',
  ]);
});

test('A conversation has its last words and an initial, and a new one can be pasted below the list', async () => {
  const { hands } = await openHome([
    { kind: 'question', about: 'ágnes', quote: 'Teát vagy rumot?', at: daysAgo(2), search: '?match=m1' },
  ]);
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toBe('Áágnes asked you a questionTeát vagy rumot?2 days agoReply');
  await hands.click(screen.getByLabelText('Who are you writing to?'));
  await hands.paste('Anna: hi');
  expect(history.state.usr).toEqual({ pasted: 'Anna: hi' });
});

test('A tool that does not answer is named, and asked again', async () => {
  const { page, hands } = await openHome(apiRefusal('unavailable'));
  await screen.findByText('ChatPad isn’t answering. Nothing is lost.');
  page.answer(nextStepCall('chatpad'), () => ({
    next: null,
    waiting: [{ kind: 'question', about: 'Maya', at: daysAgo(2), search: '?match=m1' }],
  }));
  await hands.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Reply: Maya asked you a question' });
  expect(screen.queryByText(/isn’t answering/)).toBeNull();
});

test('A date comes first on its day and the day before, else after unanswered messages, and a distant one last', async () => {
  await openHome(
    [
      { kind: 'answer', about: 'Maya', at: daysAgo(2), search: '?match=m1' },
      { kind: 'quiet', about: 'Ida', at: daysAgo(5), search: '?match=m2' },
    ],
    [
      { kind: 'today', about: 'Lea', at: daysAgo(0.1), search: '' },
      { kind: 'tomorrow', about: 'Ana', at: daysAgo(-1), search: '' },
      { kind: 'later', about: 'Kim', at: daysAgo(-2.1), search: '' },
      { kind: 'playbook', about: 'A café', at: daysAgo(0.1), search: '?view=strategy' },
      { kind: 'later', about: 'Zoe', at: daysAgo(-9), search: '' },
    ],
  );
  await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(7));
  expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Open plan: Your date today: Lea',
    'Open plan: Your date tomorrow: Ana',
    'Reply: Maya answered',
    'Open plan: Upcoming date: Kim',
    'Write again: Ida hasn’t answered',
    'Open playbook: Your playbook is ready: A café',
    'Open plan: Upcoming date: Zoe',
  ]);
});

test('A person has one row, for what is most urgent', async () => {
  await openHome(
    [
      { kind: 'question', about: 'Maya', person: 'm1', at: daysAgo(2), search: '?match=m1&reply' },
      { kind: 'answer', about: 'Kim', person: 'm2', at: daysAgo(2), search: '?match=m2&reply' },
    ],
    [
      { kind: 'tomorrow', about: 'Kim', person: 'm2', at: daysAgo(-1), search: '' },
      { kind: 'playbook', about: 'A café', person: 'm1', at: daysAgo(0.1), search: '?view=strategy' },
    ],
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Open plan: Your date tomorrow: Kim',
    'Reply: Maya asked you a question',
  ]);
});

test('A date after tomorrow has its own row below the conversation with that person', async () => {
  await openHome(
    [{ kind: 'answer', about: 'Maya', person: 'm1', at: daysAgo(0.1), search: '?match=m1&reply' }],
    [
      { kind: 'later', about: 'Maya · Library', person: 'm1', at: daysAgo(-5), search: '' },
      { kind: 'later', about: 'Maya · Museum', person: 'm1', at: daysAgo(-12), search: '' },
    ],
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Reply: Maya answered',
    'Open plan: Upcoming date: Maya · Library',
  ]);
});

test.each([
  ['later', -5, false],
  ['tomorrow', -1, true],
])('When the first row is a date of the kind %s, then its action stands out: %s', async (kind, at, isUrgent) => {
  await openHome([], [{ kind, about: 'Maya', at: daysAgo(at), search: '' }]);
  await screen.findByRole('listitem');
  const { background } = getComputedStyle(screen.getByText('Open plan'));
  expect(background.includes('--ember')).toBe(isUrgent);
});

test('Where lines are ready, the row says how many', async () => {
  await openHome([{ kind: 'question', about: 'Maya', ready: 5, at: daysAgo(2), search: '?match=m1&reply' }]);
  const row = await screen.findByRole('link', { name: 'See 5 lines: Maya asked you a question' });
  expect(row.getAttribute('href')).toBe('/chatpad?match=m1&reply');
});

test('An empty field says what to do', async () => {
  const { hands } = await openHome([]);
  await hands.click(await screen.findByRole('button', { name: 'Read it' }));
  const field = screen.getByLabelText('Who are you writing to?');
  expect(document.activeElement).toBe(field);
  const says = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(says).toMatch(/paste it here/);
  await hands.type(field, 'A');
  expect(screen.queryByText(/paste it here/)).toBeNull();
});

test('A date within the week shows its weekday, and a later one its date too', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  const format = (days: number) =>
    formatWaitingTime(new Date(now + days * 86_400_000).toISOString(), now, en.member.next.times);
  expect(format(2)).toMatch(/^Thursday, \d+\s[AP]M$/);
  expect(format(9)).toMatch(/^Thursday, December 3, \d+\s[AP]M$/);
});

test('Offline, home does not say that nobody waits, and asks again once the device is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { page } = await openHome(apiRefusal('unavailable'));
  await screen.findByText(/once you’re back online/);
  expect(screen.queryByLabelText('Who are you writing to?')).toBeNull();
  expect(screen.queryByText(/isn’t answering/)).toBeNull();
  page.answer(nextStepCall('chatpad'), () => ({
    next: null,
    waiting: [{ kind: 'question', about: 'Maya', at: daysAgo(2), search: '?match=m1' }],
  }));
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: 'Reply: Maya asked you a question' });
});

test.each([
  ['nothing waits', []],
  ['the tool does not answer', apiRefusal('unavailable')],
])('Where %s, the first chat can be pasted here', async (_when, waiting) => {
  const { hands } = await openHome(waiting);
  const field = await screen.findByLabelText('Who are you writing to?');
  await hands.click(field);
  await hands.paste('Anna: hi\nBence: hey');
  expect(location.pathname).toBe('/chatpad');
  expect(history.state.usr).toEqual({ pasted: 'Anna: hi\nBence: hey' });
});

test('While a tool takes its time, its place is kept', async () => {
  const { container } = await openHome('slow');
  await screen.findByRole('heading', { name: 'Who’s next' });
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.queryByLabelText('Who are you writing to?')).toBeNull();
});

test.each([
  [30_000, 'just now'],
  [5 * 60_000, '5 min ago'],
  [3_600_000, '1 hour ago'],
  [2 * 86_400_000, '2 days ago'],
])('%d ms ago reads %s', (waited, text) => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(formatWaitingTime(new Date(now - waited).toISOString(), now, en.member.next.times)).toBe(text);
});

test('What a slow tool answers comes after what is shown already, one row of it, with the rest folded', async () => {
  const page = await createMemoryHost();
  Object.assign(page.host, { routes: loadRouteTable() });
  let answerLate = (_waiting: WaitingItem[]) => {};
  const late = new Promise<WaitingItem[]>((resolve) => {
    answerLate = resolve;
  });
  for (const { service } of tools) {
    page.answer(nextStepCall(service), async () => {
      if (service === 'chatpad') return { next: null, waiting: await late };
      const dates = [{ kind: 'later', about: 'Lea', at: daysAgo(-9), search: '' }];
      return { next: null, waiting: service === 'datecoach' ? dates : [] };
    });
  }
  page.open(SlowHome, '/');
  await screen.findByRole('link', { name: 'Open plan: Upcoming date: Lea' });
  answerLate([
    { kind: 'question', about: 'Maya', at: daysAgo(2), search: '?match=m1' },
    { kind: 'quiet', about: 'Kim', at: daysAgo(5), search: '?match=m2' },
  ]);
  await screen.findByText(/^1 more/);
  expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Open plan: Upcoming date: Lea',
    'Reply: Maya asked you a question',
    'Write again: Kim hasn’t answered',
  ]);
});
