import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Match } from '@datewright/contracts/chatpad/match';
import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import type { DateOutcome, Plan } from '@datewright/contracts/datecoach/plan';
import { savePlan } from '@datewright/contracts/datecoach/save-plan';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import { SavedTipsProvider } from '../src/components/saved-tips-provider.tsx';
import { UpcomingDates } from '../src/features/plans/components/upcoming-dates.tsx';
import { summarizeOutcomes } from '../src/features/plans/lib/summarize-outcomes.ts';
import { aMatch } from './support/dates.ts';
import { planOf } from './support/plans.ts';

const outcomeOf = (more: Partial<DateOutcome> = {}): DateOutcome => ({
  went: 'great',
  next: null,
  helped: [],
  at: '2026-10-01T00:00:00Z',
  ...more,
});
const past = (n: number, outcome: DateOutcome | null = null) =>
  planOf({ id: `plan-000${n}`, day: `2025-10-0${n}`, outcome });

function Dates() {
  return (
    <SavedTipsProvider>
      <UpcomingDates isClosed={() => false} />
    </SavedTipsProvider>
  );
}

async function open(plans: Plan[], matches: Match[] = []) {
  const page = await createMemoryHost({ pages: ['/chatpad'] });
  page.answer(listMatches, () => ({ matches, freeStops: 3 }));
  const service = { kept: new Map(plans.map((plan) => [plan.id, plan])), fail: false };
  page.answer(dateStatistics, () => ({ items: [] }));
  page.answer(listPlans, () => ({ plans: [...service.kept.values()] }));
  page.answer(savePlan, ({ params, body: { version, ...fields } }) => {
    if (service.fail) throw networkError();
    const before = service.kept.get(params.planId);
    if (before?.version !== version) throw apiRefusal('plan_changed');
    const plan = { ...before, ...fields, version: version + 1 };
    service.kept.set(plan.id, plan);
    return plan;
  });
  const { hands } = page.open(Dates, '/datecoach');
  await screen.findByRole('heading', { name: 'Your dates' });
  return {
    page,
    service,
    hands,
    tap: (name: string) => hands.click(screen.getAllByRole('button', { name })[0] as HTMLElement),
  };
}
const outcome = ({ kept }: { kept: Map<string, Plan> }) => kept.get('plan-0001')?.outcome;

test('After a date, three taps record how it went, what is next and what helped', async () => {
  const { service, tap } = await open([past(1)]);
  await tap('Great');
  await tap('See them again');
  await tap('Ask about the rye bread.');
  await waitFor(() =>
    expect(outcome(service)).toMatchObject({
      went: 'great',
      next: 'see-again',
      helped: ['Ask about the rye bread.'],
    }),
  );
  expect(screen.getByText(/suggest one day/).isConnected).toBe(true);
  expect(screen.getByRole('article').closest('details')).toBeNull();
  expect(screen.getByRole('button', { name: 'Great' }).getAttribute('aria-pressed')).toBe('true');
});

test('One tap is enough, another answer replaces it, and the answer can be deleted', async () => {
  const { service, tap } = await open([past(1)]);
  await tap('Fine');
  await waitFor(() => expect(outcome(service)?.went).toBe('fine'));
  await tap('It didn’t happen');
  await waitFor(() => expect(outcome(service)?.went).toBe('did-not-happen'));
  expect(screen.queryByText('What next?')).toBeNull();
  await tap('Delete my answer');
  await waitFor(() => expect(outcome(service)).toBeNull());
});

test('When an answer cannot be saved, then it is reverted and the page says so', async () => {
  const { service, tap } = await open([past(1)]);
  service.fail = true;
  await tap('Great');
  await screen.findByText(/couldn’t save your answer/);
  expect(screen.getByRole('button', { name: 'Great' }).getAttribute('aria-pressed')).toBe('false');
  service.fail = false;
  await tap('Great');
  await waitFor(() => expect(outcome(service)?.went).toBe('great'));
});

test('When another tab changed the plan, then an answer does not overwrite it', async () => {
  const { service, tap } = await open([past(1)]);
  service.kept.set('plan-0001', { ...past(1), version: 2, place: 'Changed elsewhere' });
  await tap('Great');
  await waitFor(() => expect(outcome(service)?.went).toBe('great'));
  expect(service.kept.get('plan-0001')?.place).toBe('Changed elsewhere');
});

test('When a date felt wrong, then the page offers support and no coaching', async () => {
  const { tap } = await open([past(1)]);
  await tap('Something felt wrong');
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/wasn’t your fault/).isConnected).toBe(true);
  expect(card.getByText(/Block and report/).isConnected).toBe(true);
  expect(card.getByText(/someone you trust/).isConnected).toBe(true);
  expect(card.getByText(/in danger now/).isConnected).toBe(true);
  expect(card.queryByText('What next?')).toBeNull();
  expect(card.queryByText('Which of these helped?')).toBeNull();
});

test('When a member wants to decline, then the page offers three kind messages that open in ChatPad', async () => {
  const { hands, tap } = await open([past(1)]);
  await tap('Not for me');
  await tap('Say no, kindly');
  const lines = screen.getByRole('list', { name: 'Kind ways to say no' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(3);
  expect(lines.textContent).toContain('Hi Zsófi');
  await hands.click(within(lines).getAllByRole('button', { name: 'Change it in ChatPad' })[0] as HTMLElement);
  expect(location.pathname).toBe('/chatpad');
  expect(history.state.usr).toMatchObject({ matchId: 'm1', mode: 'reply', draft: expect.stringContaining('Zsófi') });
});

test('When the chat was in Hungarian, then the kind messages are too', async () => {
  const said = { sender: 'match', content: 'Köszi, nagyon jó volt, és te hogy vagy?' } as const;
  const { tap } = await open([past(1)], [aMatch({ messages: [said] })]);
  await tap('Not for me');
  await tap('Say no, kindly');
  await screen.findByText(/Szia Zsófi, köszönöm a találkozást\./);
});

test('Outcomes are summarised from three dates on, with reminders that helped more than once', async () => {
  const bread = 'Ask about the rye bread.';
  const great = outcomeOf({ helped: [bread, bread, 'Say hello.'] });
  const two = [
    { outcome: great },
    { outcome: outcomeOf({ went: 'did-not-happen' }) },
    { outcome: null },
    { outcome: great },
  ];
  expect(summarizeOutcomes(two)).toBeNull();
  expect(summarizeOutcomes([...two, { outcome: outcomeOf({ went: 'felt-wrong' }) }])).toEqual({
    dates: 3,
    positive: 2,
    reminders: [
      { text: bread, times: 2 },
      { text: 'Say hello.', times: 2 },
    ],
  });
  const { tap } = await open([past(1, great), past(2, great), past(3)]);
  expect(screen.queryByText('What worked for you')).toBeNull();
  await tap('Fine');
  await screen.findByText('3 of 3 dates went well.');
  expect(screen.getAllByText('helped on 2 of 3 dates')).toHaveLength(2);
});
