import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import { followPlaybook, type PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { reportFalsePositive } from '@datewright/contracts/datecoach/report-false-positive';
import type { ErrorCode } from '@datewright/contracts/errors';
import { createUnusedPlan } from '@datewright/sdk/host/plan-state';
import type { MemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { sampleSafetyNotice } from '@datewright/testkit/page/sample-safety-notice';
import { screen, waitFor, within } from '@testing-library/react';
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
import { aMatch, aPlaybook, sections } from './support/dates.ts';

type Setting = Parameters<typeof coachPage>[0];

/** The page with a spot chosen for a match. */
async function strategyPage(setting: Setting = {}) {
  const desk = await coachPage(setting);
  mockSpots(desk.page);
  const view = desk.open();
  await pick(view.hands, /Réka/);
  await press(view.hands, 'Find date spots');
  await press(view.hands, /Plan this one/);
  return { ...desk, view, hands: view.hands };
}

/** The AI writes so many sections, and then nothing for as long as it is asked. */
function mockSlowWriting(page: MemoryHost, there: number) {
  mockPlaybooks(page);
  const state = { there, isOver: false };
  page.answerLines(followPlaybook, async function* ({ params }): AsyncGenerator<PlaybookEvent> {
    let told = 0;
    for (;;) {
      for (; told < state.there; told += 1) {
        const section = sections[told];
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

test('The five parts of the evening come one by one, with where each tip comes from', async () => {
  const { page, hands } = await strategyPage();
  const work = mockSlowWriting(page, 0);
  await press(hands, write);
  const bar = await screen.findByRole('progressbar', { name: 'Writing your playbook' });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThan(95);
  work.there = 2;
  await tip('Trim your nails.');
  await text('2 of 5 parts are here.');
  expect(expectNoTip('Say when you have to go, early.')).toBe(true);
  work.there = 5;
  work.isOver = true;
  await text('Your playbook is here.');
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
  expect(screen.getAllByText('General advice').length).toBe(5);
  expect(screen.getByText('They lean back: leave it there.').isConnected).toBe(true);
  const study = (await tip('Ask back after each answer.')).closest('li') as HTMLElement;
  expect(within(study).getByText(/Measured in person, not in chats\./).isConnected).toBe(true);
});

test('Why a tip works is folded away until it is asked for', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  await press(hands, write);
  const [why] = await screen.findAllByRole('button', { name: 'Why this slaps' });
  expect(why?.getAttribute('aria-expanded')).toBe('false');
  await hands.click(why as HTMLElement);
  expect(screen.getByText('Why: Trim your nails.').parentElement?.hidden).toBe(false);
});

test('A jump opens its part of the evening and goes there', async () => {
  const { page, hands } = await strategyPage();
  Element.prototype.scrollIntoView ??= () => {};
  mockPlaybooks(page);
  await press(hands, write);
  await press(hands, 'Exit');
  const exit = screen.getByText('Smooth exit').closest('details') as HTMLDetailsElement;
  await waitFor(() => expect(exit.open).toBe(true));
  expect(document.activeElement).toBe(exit.querySelector('summary'));
});

test('Style and way there make another playbook; one that exists is opened again for free', async () => {
  const { page, hands } = await strategyPage();
  mockPlaybooks(page);
  await press(hands, write);
  await tip('Trim your nails.');
  await hands.click(screen.getByRole('radio', { name: 'Walking' }));
  expect(expectNoTip('Trim your nails.')).toBe(true);
  expect(screen.getByText(/Shoes that you can walk home in/).isConnected).toBe(true);
  await hands.click(screen.getByRole('radio', { name: 'Funny' }));
  expect(screen.getByText(/Take a look at the sky/).isConnected).toBe(true);
  expect(page.asked(dateStrategyGenerator).length).toBe(1);
});

test('A new one of the same is written for another credit, and says so', async () => {
  const { page, hands } = await strategyPage({ plan: () => planWithCredits('datecoach', 2), playbooks: [aPlaybook()] });
  mockPlaybooks(page);
  await press(hands, 'Write a new one · 1 credit');
  await waitFor(() => expect(page.asked(dateStrategyGenerator)[0]?.body.again).toBe(true));
});

describe('When the playbook does not come', () => {
  test.each<[ErrorCode, string]>([
    ['ai_failed', 'AI generation error: The AI did not give a usable answer. Nothing was charged. Please try again.'],
    ['ai_timeout', 'AI generation error: The AI took too long. Nothing was charged. Please try again.'],
    ['internal', 'We hit a snag generating your playbook. Please try again.'],
    ['too_many_playbooks', 'You already have 200 playbooks. Delete one to make room for this one.'],
    ['unavailable', 'Failed to generate a personalized strategy after multiple attempts.'],
  ])('then %s is said, and it can be tried again', async (code, said) => {
    const { page, hands } = await strategyPage();
    mockFailure(page, code);
    await press(hands, write);
    await screen.findByText((words) => words.startsWith(said), {}, { timeout: 5000 });
    mockPlaybooks(page);
    await press(hands, 'Try again');
    await tip('Trim your nails.');
  });

  test('then it was asked for once more after a second', async () => {
    const { page, hands } = await strategyPage();
    page.answer(dateStrategyGenerator, () => {
      throw networkError();
    });
    await press(hands, write);
    await screen.findByText(/Failed to generate a personalized strategy/, {}, { timeout: 5000 });
    expect(page.asked(dateStrategyGenerator).length).toBe(2);
  });

  test('then what the AI could not finish keeps what was there, and costs nothing', async () => {
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

  test('then out of credits leads to plans, with the way back', async () => {
    let left = 1;
    const { page, hands } = await strategyPage({ plan: () => planWithCredits('datecoach', left) });
    mockFailure(page, 'out_of_credits');
    left = 0;
    await press(hands, write);
    await text(/You're out of Date Coach credits\. Upgrade to get more date plans\./);
    const plans = await screen.findByRole('link', { name: 'See plans' });
    expect(plans.getAttribute('href')).toContain('/pricing?checkout=pro&source=datecoach-');
    await hands.click(plans);
    expect(history.state.usr).toEqual({ from: '/datecoach?view=strategy&location=ai-spot-1' });
  });

  test('then a match that was deleted meanwhile is said to be that', async () => {
    const { page, view, open } = await strategyPage();
    await page.leave(view);
    page.answer(listMatches, () => ({ matches: [], freeStops: 3 }));
    const { hands } = open('?view=strategy&location=ai-spot-1');
    await text(/This match isn’t in ChatPad any more\./);
    await press(hands, write);
    await text(/nothing new can be written for them\. Nothing was charged\./);
    expect(page.asked(dateStrategyGenerator)).toEqual([]);
  });

  test('then a text that is held back shows the card, and goes on when the member says so', async () => {
    const { page, hands } = await strategyPage();
    page.answer(reportFalsePositive, () => ({}));
    page.answer(dateStrategyGenerator, () => {
      throw apiRefusal('held_back', sampleSafetyNotice);
    });
    await press(hands, write);
    await press(hands, /wrong/i);
    mockPlaybooks(page);
    await press(hands, 'Yes, go on · 1 credit');
    await tip('Trim your nails.');
    expect(page.asked(dateStrategyGenerator)[1]?.body.goOn).toBe('hate');
  });
});

test('Without access nothing is written, and what was written before is read', async () => {
  const { open, page } = await coachPage({ plan: () => createUnusedPlan('weekly'), playbooks: [aPlaybook()] });
  const { hands } = open('?view=strategy&location=ai-spot-1');
  await tip('Trim your nails.');
  await hands.click(screen.getByRole('radio', { name: 'Funny' }));
  await text('Preview mode: full access unlocks complete AI playbooks and saves.');
  expect(screen.queryByRole('button', { name: /1 credit/ })).toBeNull();
  expect(page.asked(dateStrategyGenerator)).toEqual([]);
});

test('A private place is met with a word on meeting in public first', async () => {
  const { open } = await coachPage({ playbooks: [aPlaybook({ isPrivatePlace: true })] });
  open('?view=strategy&location=ai-spot-1');
  await text(/For a first date choose a spot with other people, and have your own way home\./);
});

test('What is stopped before its first part is called off and costs nothing', async () => {
  const { page, hands } = await strategyPage();
  mockSlowWriting(page, 0);
  page.answer(deletePlaybook, () => ({ deleted: 1, charged: false }));
  await press(hands, write);
  await waitFor(() => expect(page.asked(followPlaybook).length).toBe(1));
  await press(hands, 'Stop');
  await text('Stopped. Nothing was shown, so nothing was charged.');
  expect(document.activeElement?.textContent).toBe('Your playbook for this date');
  const [asked] = page.asked(dateStrategyGenerator);
  expect(page.asked(deletePlaybook)[0]?.params.operationId).toBe(asked?.body.operationId);
});

test('A page that was left in the middle goes on with the same playbook when the member is back', async () => {
  const { page, view, hands, open } = await strategyPage();
  const work = mockSlowWriting(page, 1);
  await press(hands, write);
  await tip('Trim your nails.');
  await page.leave(view);
  open('?view=strategy&location=ai-spot-1');
  await tip('Trim your nails.');
  work.there = 5;
  work.isOver = true;
  await tip('Say when you have to go, early.');
  expect(page.asked(dateStrategyGenerator).length).toBe(1);
});

test('A page that comes back later spends no credit on what was stopped meanwhile', async () => {
  const { page, view, hands, open } = await strategyPage();
  mockSlowWriting(page, 0);
  await press(hands, write);
  await waitFor(() => expect(page.asked(followPlaybook).length).toBe(1));
  await page.leave(view);
  const key = `datecoach:${page.member.id}:writing`;
  const kept = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...kept, since: Date.now() - 5 * 60_000 }));
  page.answerLines(followPlaybook, async function* (): AsyncGenerator<PlaybookEvent> {
    yield { type: 'unknown' };
  });
  open('?view=strategy&location=ai-spot-1');
  await text(/This playbook was stopped before it was ready\. It cost nothing\./);
  expect(page.asked(dateStrategyGenerator).length).toBe(1);
});

test('What another tab asked for a moment ago is waited for before it is asked for here', async () => {
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

test('A connection that is cut is taken up again', async () => {
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
  await screen.findByText('Your playbook is here.', {}, { timeout: 5000 });
  expect(page.asked(dateStrategyGenerator).length).toBe(1);
});

test('An own spot without a match tells nothing of anybody', async () => {
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
