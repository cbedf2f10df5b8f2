import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import { followPlaybook, type PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import type { Plan } from '@datewright/contracts/datecoach/plan';
import { reportFalsePositive } from '@datewright/contracts/datecoach/report-false-positive';
import { savePlan } from '@datewright/contracts/datecoach/save-plan';
import type { Tip } from '@datewright/contracts/datecoach/strategy';
import type { ErrorCode } from '@datewright/contracts/errors';
import { createUnusedPlan } from '@datewright/sdk/host/plan-state';
import type { MemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { sampleSafetyNotice } from '@datewright/testkit/page/sample-safety-notice';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  button,
  coachPage,
  expectNoTip,
  mockPlaybooks,
  mockSpots,
  pick,
  press,
  text,
  tip,
} from './support/coach-page.ts';
import { aMatch, aPlaybook, aSpot, sections } from './support/dates.ts';
import { planOf } from './support/plans.ts';

type Setting = Parameters<typeof coachPage>[0];

/** Opens the page with a spot chosen for a match. */
async function strategyPage(setting: Setting = {}) {
  const coach = await coachPage(setting);
  mockSpots(coach.page);
  const view = coach.open();
  await pick(view.hands, /Réka/);
  await press(view.hands, 'Find date spots');
  await press(view.hands, /Plan this one/);
  return { ...coach, view, hands: view.hands };
}

/** The AI writes `sectionCount` sections and then pauses until the test continues. */
function mockSlowWriting(page: MemoryHost, sectionCount: number) {
  mockPlaybooks(page);
  const state = { sectionCount, isOver: false };
  page.answerLines(followPlaybook, async function* ({ params }): AsyncGenerator<PlaybookEvent> {
    let sent = 0;
    for (;;) {
      for (; sent < state.sectionCount; sent += 1) {
        const section = sections[sent];
        if (section) yield { type: 'section', section };
      }
      if (state.isOver) {
        const playbook = aPlaybook({ operationId: params.operationId, createdAt: new Date().toISOString() });
        return yield { type: 'written', playbook, available: 0 };
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return state;
}

const mockFailure = (page: MemoryHost, code: ErrorCode) =>
  page.answer(dateStrategyGenerator, () => {
    throw apiRefusal(code);
  });

const write = 'Write my playbook · 1 credit';

test('A playbook appears section by section, with the source of each tip', async () => {
  const { page, hands } = await strategyPage();
  const writing = mockSlowWriting(page, 0);
  await press(hands, write);
  const bar = await screen.findByRole('progressbar', { name: 'Writing your playbook' });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThan(95);
  writing.sectionCount = 2;
  await tip('Trim your nails.');
  await text('2 of 5 parts are ready.');
  expect(expectNoTip('Say when you have to go, early.')).toBe(true);
  writing.sectionCount = 5;
  writing.isOver = true;
  await text('Your playbook is ready.');
  for (const name of [
    'Preparation tips',
    'What to talk about',
    'Touch and connect',
    'Situation handling',
    'Smooth exit',
  ]) {
    expect(screen.getByRole('heading', { name }).isConnected).toBe(true);
  }
  expect(screen.getByText('check this').closest('mark')?.textContent).toBe('Corvincheck this');
  const general = (await tip('Thank them for the evening.')).closest('details') as HTMLDetailsElement;
  expect(general.open).toBe(false);
  within(general).getByText('General advice (1)');
  within(general).getByText(/It fits any date, so it isn’t part of what you pay for\./);
  expect(within(general.parentElement?.closest('details') as HTMLElement).getByText('1 tip').tagName).toBe('SMALL');
  expect(screen.getByText('They lean back: leave it there.').isConnected).toBe(true);
  const study = (await tip('Ask back after each answer.')).closest('li') as HTMLElement;
  expect(within(study).getByText(/Measured in person, not in chats\./).isConnected).toBe(true);
});

test('A quote that its tip contains is not repeated, but leads to its source', async () => {
  const quote = { text: 'board games until somebody cries', from: 'match', where: 'message', at: 1 } as const;
  const said = `Ask: “You wrote ‘${quote.text}’. Who cries?”`;
  const playbook = aPlaybook({
    sections: sections.map((section) =>
      section.name === 'talk'
        ? {
            ...section,
            tips: {
              ...section.tips,
              personalizedTalk: section.tips.personalizedTalk.map((one) => ({ ...one, text: said })),
            },
          }
        : section,
    ),
  });
  const { hands } = await strategyPage({ playbooks: [playbook] });
  const item = (await tip(said)).closest('li') as HTMLElement;
  expect(item.textContent?.split(quote.text)).toHaveLength(2);
  await hands.click(within(item).getByRole('button', { name: 'From their message' }));
  await screen.findByRole('dialog');
});

test('The reason for a tip is collapsed until the member opens it', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  await press(hands, write);
  const [why] = await screen.findAllByRole('button', { name: 'Why this slaps' });
  expect(why?.getAttribute('aria-expanded')).toBe('false');
  await hands.click(why as HTMLElement);
  expect(screen.getByText('Why: Trim your nails.').parentElement?.hidden).toBe(false);
});

test('When a member uses the section navigation, then the section opens and gets the focus', async () => {
  const { page, hands } = await strategyPage();
  Element.prototype.scrollIntoView ??= () => {};
  mockPlaybooks(page);
  await press(hands, write);
  await press(hands, 'Exit');
  const exit = screen.getByRole('heading', { name: 'Smooth exit' }).closest('details') as HTMLDetailsElement;
  await waitFor(() => expect(exit.open).toBe(true));
  expect(document.activeElement).toBe(exit.querySelector('summary'));
});

test('On a phone the parts are a list that closes after a jump', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  await press(hands, write);
  const list = (await text('Jump to…')).closest('details') as HTMLDetailsElement;
  await hands.click(within(list).getByText('Jump to…'));
  await hands.click(within(list).getByRole('button', { name: 'What to talk about', hidden: true }));
  await waitFor(() => expect(list.open).toBe(false));
  expect(document.activeElement?.textContent).toMatch(/^What to talk about/);
});

test('When a member changes the way there, then the tips around the kept playbook change, and a new one has a price', async () => {
  const { page, hands } = await strategyPage({
    plan: () => planWithCredits('datecoach', 2),
    playbooks: [aPlaybook({ transportMode: 'CAR' })],
  });
  mockPlaybooks(page);
  await tip('Trim your nails.');
  const way = screen.getByLabelText('How you get there and home');
  await hands.selectOptions(way, 'Walking');
  await tip('Trim your nails.');
  expect(screen.getByText(/Shoes that you can walk home in/).isConnected).toBe(true);
  const notice = screen.getByText('You’re reading your Flirty playbook').parentElement as HTMLElement;
  within(notice).getByText(/It was written for getting there by car\./);
  within(notice).getByRole('button', { name: 'Write a new one · 1 credit' });
  expect(page.asked(dateStrategyGenerator).length).toBe(0);
  await hands.selectOptions(way, 'Not decided yet');
  expect(screen.queryByText('You’re reading your Flirty playbook')).toBeNull();
  expect(screen.queryByText(/Shoes that you can walk home in/)).toBeNull();
  await tip('Trim your nails.');
});

test('When a member changes the style, then the kept playbook stays beside the price of a new one', async () => {
  const { page, hands } = await strategyPage({
    plan: () => planWithCredits('datecoach', 2),
    playbooks: [aPlaybook()],
  });
  mockPlaybooks(page);
  await tip('Trim your nails.');
  await hands.click(screen.getByText('Write it differently · 1 credit'));
  await hands.click(screen.getByRole('radio', { name: 'Funny' }));
  await tip('Trim your nails.');
  await text('You don’t have a Funny one for this spot yet.');
  await hands.click(screen.getByRole('radio', { name: 'Flirty' }));
  expect(screen.queryByText(/You don’t have a Funny one/)).toBeNull();
  await hands.click(screen.getByRole('radio', { name: 'Funny' }));
  await press(hands, 'Write a Funny one · 1 credit');
  await waitFor(() => expect(page.asked(dateStrategyGenerator)[0]?.body.again).toBe(false));
  await tip('Trim your nails.');
});

test('Every playbook that was paid for a spot can be read there, an older one too', async () => {
  const exit = (text: string) => {
    const section = { name: 'exit', tips: { exitTips: [{ ...exitTip, text }] } } as const;
    return [...sections.slice(0, 4), section] as typeof sections;
  };
  const exitTip = (sections[4] as Extract<(typeof sections)[number], { name: 'exit' }>).tips.exitTips[0] as Tip;
  const { hands } = await strategyPage({
    playbooks: [
      aPlaybook({
        operationId: 'playbook-new',
        createdAt: '2026-11-22T10:00:00.000Z',
        sections: exit('The newer end.'),
      }),
      aPlaybook({ operationId: 'playbook-old', transportMode: 'CAR', sections: exit('The older end.') }),
      aPlaybook({ operationId: 'playbook-other', profileId: 'm2', sections: exit('Of another match.') }),
    ],
  });
  await tip('The newer end.');
  const kept = screen.getByRole('group', { name: /^You have 2 playbooks for this spot/ });
  await hands.click(within(kept).getByRole('button', { name: /^Flirty · Car/ }));
  await tip('The older end.');
  expect(expectNoTip('The newer end.')).toBe(true);
});

test('A playbook takes its day and its way there from the form of the plan, and the form is asked once', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  await text('For Thursday evening, as in your plan.');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2099-01-03' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '15:00' } });
  await hands.selectOptions(screen.getByLabelText('How you get there and home'), 'Public Transit');
  await text('For Saturday afternoon, by public transit, as in your plan.');
  await press(hands, write);
  await text(/Written for Saturday afternoon\.$/);
  expect(page.asked(dateStrategyGenerator)[0]?.body).toMatchObject({
    timeSlot: { weekday: 'saturday', partOfDay: 'afternoon' },
    transportMode: 'PUBLIC',
  });
});

test('A suggested time is no reason for another playbook', async () => {
  await strategyPage({ playbooks: [aPlaybook({ timeSlot: { weekday: 'friday', partOfDay: 'evening' } })] });
  await tip('Trim your nails.');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('19:00');
  expect(screen.queryByText('You’re reading your Flirty playbook')).toBeNull();
});

test('The plan comes before the playbook until it is written, and below it then; saving it is the one main act', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  const isMain = async (name: string) => getComputedStyle(await button(name)).backgroundColor.includes('--ember');
  const isPlanFirst = () =>
    screen
      .getByRole('heading', { name: 'Plan this date' })
      .compareDocumentPosition(screen.getByRole('heading', { name: 'Your playbook for this date' })) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  await button(write);
  expect([isPlanFirst(), await isMain(write), await isMain('Save plan')]).toEqual([true, false, true]);
  await press(hands, write);
  await tip('Trim your nails.');
  expect([isPlanFirst(), await isMain('Save plan')]).toEqual([false, true]);
});

test('Once a plan is saved, it comes before its playbook and has the focus', async () => {
  const { page, hands } = await strategyPage({ playbooks: [aPlaybook()] });
  const saved: Plan[] = [];
  page.answer(listPlans, () => ({ plans: saved }));
  page.answer(savePlan, ({ params, body }) => {
    saved.push(planOf({ ...body, id: params.planId, version: 1 }));
    return saved[0] as Plan;
  });
  await tip('Trim your nails.');
  const order = () =>
    screen
      .getAllByRole('heading', { name: /^(?:Plan this date|Your plan|Your playbook for this date)$/ })
      .map(({ textContent }) => textContent);
  expect(order()).toEqual(['Your playbook for this date', 'Plan this date']);
  await press(hands, 'Save plan');
  await waitFor(() => expect(order()).toEqual(['Your plan', 'Your playbook for this date']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /, 7\sPM$/ }));
});

test('The plan decides for when a playbook is written, and a kept one for another day stays beside the price of a new one', async () => {
  const saturday = { weekday: 'saturday', partOfDay: 'evening' } as const;
  const { page, hands } = await strategyPage({
    plan: () => planWithCredits('datecoach', 2),
    playbooks: [aPlaybook({ timeSlot: { weekday: 'friday', partOfDay: 'evening' } })],
    // The next Saturday from 2099 on.
    plans: [planOf({ spotName: aSpot().name, day: '2099-01-03', starts: '19:00' })],
  });
  await tip('Trim your nails.');
  const notice = screen.getByText('You’re reading your Flirty playbook').parentElement as HTMLElement;
  within(notice).getByText('It was written for Friday evening, not for Saturday evening.');
  mockPlaybooks(page);
  await hands.click(within(notice).getByRole('button', { name: 'Write a new one · 1 credit' }));
  await text(/Written for Saturday evening\.$/);
  expect(page.asked(dateStrategyGenerator)[0]?.body).toMatchObject({ timeSlot: saturday, again: true });
});

test.each([
  ['any time', null],
  ['the same part of any day', { weekday: null, partOfDay: 'evening' }],
] as const)('A playbook for %s fits the plan, and no new one is offered in its place', async (_time, timeSlot) => {
  await strategyPage({
    playbooks: [aPlaybook({ timeSlot })],
    plans: [planOf({ spotName: aSpot().name, day: '2099-01-03', starts: '19:00' })],
  });
  await tip('Trim your nails.');
  await screen.findByRole('heading', { name: 'Your plan' });
  expect(screen.queryByText('You’re reading your Flirty playbook')).toBeNull();
});

test('A kept playbook stays readable when the needs have changed, and says so', async () => {
  await strategyPage({
    playbooks: [aPlaybook({ needs: { ...aPlaybook().needs, noAlcohol: true } })],
  });
  await tip('Trim your nails.');
  await text(/It was written for other needs than the ones you’ve set now/);
});

test('When a playbook exists, then a new one costs another credit, and the button says so', async () => {
  const { page, hands } = await strategyPage({ plan: () => planWithCredits('datecoach', 2), playbooks: [aPlaybook()] });
  mockPlaybooks(page);
  await hands.click(await text('Write it differently · 1 credit'));
  await press(hands, 'Write a new one · 1 credit');
  await waitFor(() => expect(page.asked(dateStrategyGenerator)[0]?.body.again).toBe(true));
});

describe('When a playbook fails', () => {
  test.each<[ErrorCode, string]>([
    ['ai_failed', 'AI generation error: The AI did not give a usable answer. Nothing was charged. Please try again.'],
    ['ai_timeout', 'AI generation error: The AI took too long. Nothing was charged. Please try again.'],
    ['internal', 'We hit a snag generating your playbook. Please try again.'],
    ['too_many_playbooks', 'You already have 200 playbooks. Delete one to make room for this one.'],
    ['unavailable', 'Failed to generate a personalized strategy after multiple attempts.'],
  ])('then the message for %s is shown and the member can try again', async (code, message) => {
    const { page, hands } = await strategyPage();
    mockFailure(page, code);
    await press(hands, write);
    await screen.findByText((content) => content.startsWith(message), {}, { timeout: 5000 });
    mockPlaybooks(page);
    // The button that writes it says what another try costs, and stands once.
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getAllByRole('button', { name: write })).toHaveLength(1);
    await press(hands, write);
    await tip('Trim your nails.');
  });

  test('then an unanswered request is repeated once', async () => {
    const { page, hands } = await strategyPage();
    page.answer(dateStrategyGenerator, () => {
      throw networkError();
    });
    await press(hands, write);
    await screen.findByText(/Failed to generate a personalized strategy/, {}, { timeout: 5000 });
    expect(page.asked(dateStrategyGenerator).length).toBe(2);
  });

  test('then sections that already arrived stay visible, at no cost', async () => {
    const { page, hands } = await strategyPage();
    mockPlaybooks(page);
    page.answerLines(followPlaybook, async function* (): AsyncGenerator<PlaybookEvent> {
      yield { type: 'section', section: sections[0] as never };
      yield { type: 'failed', failure: { code: 'ai_failed', message: 'It broke off.' } };
    });
    await press(hands, write);
    await text('AI generation error: It broke off.');
    await tip('Trim your nails.');
    await button(write);
  });

  test('then a member without credits is sent to the plans', async () => {
    let credits = 1;
    const { page, hands } = await strategyPage({ plan: () => planWithCredits('datecoach', credits) });
    mockFailure(page, 'out_of_credits');
    credits = 0;
    await press(hands, write);
    await text(/You're out of Date Coach credits\. Upgrade to get more date plans\./);
    const plans = await screen.findByRole('link', { name: 'See plans' });
    expect(plans.getAttribute('href')).toContain('/pricing?checkout=pro&source=datecoach-');
  });

  test('then the page says when the match was deleted meanwhile', async () => {
    const { page, view, open } = await strategyPage();
    await page.leave(view);
    page.answer(listMatches, () => ({ matches: [], freeStops: 3 }));
    page.answer(getMatch, () => {
      throw apiRefusal('match_not_found');
    });
    const { hands } = open('?view=strategy&location=ai-spot-1');
    await text(/This match isn’t in ChatPad anymore\./);
    await press(hands, write);
    await text(/we can’t write anything new for them\. Nothing was charged\./);
    expect(page.asked(dateStrategyGenerator)).toEqual([]);
  });

  test('then a held-back request shows a notice, and the member can overrule it', async () => {
    const { page, hands } = await strategyPage();
    page.answer(reportFalsePositive, () => ({}));
    page.answer(dateStrategyGenerator, () => {
      throw apiRefusal('held_back', sampleSafetyNotice);
    });
    await press(hands, write);
    await press(hands, /wrong/i);
    mockPlaybooks(page);
    await press(hands, 'Yes, continue · 1 credit');
    await tip('Trim your nails.');
    expect(page.asked(dateStrategyGenerator)[1]?.body.goOn).toBe('hate');
  });
});

test('Without access, existing playbooks can be read but no new ones written', async () => {
  const { open, page } = await coachPage({ plan: () => createUnusedPlan('weekly'), playbooks: [aPlaybook()] });
  const { hands } = open('?view=strategy&location=ai-spot-1');
  await tip('Trim your nails.');
  await hands.click(screen.getByText('Write it differently · 1 credit'));
  await hands.click(screen.getByRole('radio', { name: 'Funny' }));
  await text('You don’t have a Funny one for this spot yet.');
  await text('Preview mode: full access unlocks complete AI playbooks and saves.');
  expect(screen.queryByRole('button', { name: /1 credit/ })).toBeNull();
  expect(page.asked(dateStrategyGenerator)).toEqual([]);
});

test('A private place shows a hint to meet in public first', async () => {
  const { open } = await coachPage({ playbooks: [aPlaybook({ isPrivatePlace: true })] });
  open('?view=strategy&location=ai-spot-1');
  await text(/For a first date, choose a spot with other people, and have your own way home\./);
});

test('When a member stops before the first section, then the playbook is cancelled at no cost', async () => {
  const { page, hands } = await strategyPage();
  mockSlowWriting(page, 0);
  page.answer(deletePlaybook, () => ({ deleted: 1, charged: false }));
  await press(hands, write);
  await waitFor(() => expect(page.asked(followPlaybook).length).toBe(1));
  await press(hands, 'Stop');
  await text('Stopped. Nothing was shown, so nothing was charged.');
  expect(document.activeElement?.textContent).toBe('Your playbook for this date');
  const [request] = page.asked(dateStrategyGenerator);
  expect(page.asked(deletePlaybook)[0]?.params.operationId).toBe(request?.body.operationId);
});

test.each<[string, () => { deleted: number; charged: boolean }, RegExp]>([
  ['its first part was ready', () => ({ deleted: 0, charged: true }), /we’re finishing the playbook for its credit/],
  [
    'the service can’t be reached',
    () => {
      throw networkError();
    },
    /We couldn’t reach the service to stop it/,
  ],
])('When a member stops but %s, then the page does not say that it was free', async (_, answer, said) => {
  const { page, hands } = await strategyPage();
  mockSlowWriting(page, 0);
  page.answer(deletePlaybook, answer);
  await press(hands, write);
  await waitFor(() => expect(page.asked(followPlaybook).length).toBe(1));
  await press(hands, 'Stop');
  await text(said);
  expect(page.asked(deletePlaybook)[0]?.query).toEqual({ onlyIfFree: 'true' });
  expect(screen.queryByText(/nothing was charged/)).toBeNull();
});

test('When a member leaves and returns, then the same playbook continues', async () => {
  const { page, view, hands, open } = await strategyPage();
  const writing = mockSlowWriting(page, 1);
  await press(hands, write);
  await tip('Trim your nails.');
  await page.leave(view);
  open('?view=strategy&location=ai-spot-1');
  await tip('Trim your nails.');
  writing.sectionCount = 5;
  writing.isOver = true;
  await tip('Say when you have to go, early.');
  expect(page.asked(dateStrategyGenerator).length).toBe(1);
});

test('When a member returns after the playbook was stopped, then no credit is spent', async () => {
  const { page, view, hands, open } = await strategyPage();
  mockSlowWriting(page, 0);
  await press(hands, write);
  await waitFor(() => expect(page.asked(followPlaybook).length).toBe(1));
  await page.leave(view);
  const key = `datecoach:${page.member.id}:writing`;
  const stored = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...stored, since: Date.now() - 5 * 60_000 }));
  page.answerLines(followPlaybook, async function* (): AsyncGenerator<PlaybookEvent> {
    yield { type: 'unknown' };
  });
  open('?view=strategy&location=ai-spot-1');
  await text(/This playbook was stopped before it was ready\. It cost nothing\./);
  expect(page.asked(dateStrategyGenerator).length).toBe(1);
});

test('When another tab has just requested the same playbook, then this tab waits first', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  const { locationId, locationName, profileId, responseStyle, transportMode, needs } = aPlaybook();
  const wanted = { locationId, locationName, profileId, responseStyle, transportMode, needs };
  localStorage.setItem(`datecoach:${page.member.id}:mark`, JSON.stringify({ wanted, at: Date.now() }));
  await press(hands, write);
  await screen.findByRole('progressbar');
  expect(page.asked(dateStrategyGenerator)).toEqual([]);
  await waitFor(() => expect(page.asked(dateStrategyGenerator).length).toBe(1), { timeout: 10_000 });
  await tip('Trim your nails.');
});

test('When the connection is cut, then the page reconnects', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  let times = 0;
  page.answerLines(followPlaybook, async function* ({ params }): AsyncGenerator<PlaybookEvent> {
    times += 1;
    yield { type: 'section', section: sections[0] as never };
    if (times === 1) throw networkError();
    yield { type: 'written', playbook: aPlaybook({ operationId: params.operationId }), available: 0 };
  });
  await press(hands, write);
  await screen.findByText('Your playbook is ready.', {}, { timeout: 5000 });
  expect(page.asked(dateStrategyGenerator).length).toBe(1);
});

test('A playbook for an own spot without a match sends no data about any match', async () => {
  const { page, open } = await coachPage({ matches: [aMatch()] });
  mockPlaybooks(page);
  const { hands } = open();
  await hands.click(await screen.findByRole('radio', { name: 'Already have a spot?' }));
  await hands.type(await screen.findByLabelText('Where are you going?'), 'The bench by the lake');
  await press(hands, 'Preview strategy');
  await press(hands, write);
  await tip('Trim your nails.');
  expect(page.asked(dateStrategyGenerator)[0]?.body).toMatchObject({ profileId: '', chatHistory: [], name: '' });
});

test('A request for a playbook carries how the member writes and what may be said of them', async () => {
  const writing = { voice: 'haha ok', about: ['I’m a nurse'], updatedAt: null };
  const { page, hands } = await strategyPage({ writing });
  mockPlaybooks(page);
  await press(hands, write);
  await waitFor(() => expect(page.asked(dateStrategyGenerator)).toHaveLength(1));
  expect(page.asked(dateStrategyGenerator)[0]?.body).toMatchObject({ voice: 'haha ok', about: ['I’m a nurse'] });
});
