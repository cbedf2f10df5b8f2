import { createMatch } from '@datewright/contracts/chatpad/create-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Match } from '@datewright/contracts/chatpad/match';
import { type SuggestionEvent, suggest } from '@datewright/contracts/chatpad/suggest';
import { updateMatch } from '@datewright/contracts/chatpad/update-match';
import { heldCare as care } from '@datewright/testkit/page/held-care';
import { memoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { planWith } from '@datewright/testkit/page/plan-with';
import { refusal } from '@datewright/testkit/page/scripted-api';
import { act, waitFor } from '@testing-library/react';
import { emptyFields } from '../src/features/matches/match-fields.ts';
import { useWorkspace } from '../src/pages/use-workspace.ts';

const anna: Match = { ...emptyFields, name: 'Anna', id: 'm1', closed: false, createdAt: '', updatedAt: '' };
const done: SuggestionEvent = {
  type: 'done',
  available: 4,
  round: {
    id: 'r1',
    operationId: 'op-12345678',
    mode: 'opener',
    tone: 'flirty',
    draft: null,
    writtenBy: 'demo AI',
    suggestions: [],
    createdAt: '',
  },
};

const held: SuggestionEvent = {
  type: 'failed',
  error: { code: 'held_back', message: 'm', requestId: 'q', care },
  charged: false,
};

/** The workspace of one match, or of one that is not made yet. */
async function openMatch(match: Match | null, { left = 5, freeStops = 3 } = {}) {
  const page = await memoryHost({ plan: () => planWith('chatpad', left) });
  page.answer(listMatches, () => ({ matches: match ? [match] : [], freeStops }));
  page.answer(createMatch, ({ body }) => ({ ...anna, ...body }));
  page.answer(updateMatch, ({ body }) => ({ ...anna, ...body }));
  page.answerLines(suggest, async function* () {
    yield done;
  });
  const made: string[] = [];
  const visit = () => page.hook(() => useWorkspace(match, (id) => void made.push(id)));
  let shown = visit();
  const work = () => shown.result.current;
  await waitFor(() => expect(work().freeStops).toBe(freeStops));
  return {
    page,
    work,
    made,
    do: (what: (workspace: ReturnType<typeof work>) => unknown) => act(async () => void (await what(work()))),
    asked: () => page.asked(suggest).map(({ params, body }) => ({ ...params, ...body })),
    kept: () => Object.keys(sessionStorage),
    reload: async () => {
      await page.leave(shown);
      shown = visit();
      await waitFor(() => expect(work().freeStops).toBe(freeStops));
    },
  };
}

test('What is typed and not sent is there after a reload, and what is saved is not kept twice', async () => {
  const desk = await openMatch(anna);
  await desk.do((work) => work.change({ ...work.fields, bio: 'Tea' }));
  await desk.do((work) => work.setChoice({ mode: 'ask-out', tone: 'bold', draft: 'hey' }));
  await desk.reload();
  expect(desk.work()).toMatchObject({
    fields: { name: 'Anna', bio: 'Tea' },
    choice: { mode: 'ask-out', tone: 'bold', draft: 'hey' },
  });
  await desk.do((work) => work.change({ ...work.fields, bio: '' }));
  expect(JSON.parse(sessionStorage.getItem(desk.kept()[0] ?? '') ?? '')).toMatchObject({ fields: null, draft: 'hey' });
});

describe('When a member sends', () => {
  test('then a new match is made first, and the form of the next new one is empty', async () => {
    const desk = await openMatch(null);
    await desk.do((work) => work.change({ ...work.fields, name: 'Anna' }));
    await desk.do((work) => work.send());
    expect(desk.page.asked(createMatch)).toHaveLength(1);
    expect(desk.made).toEqual(['m1']);
    expect(desk.asked()[0]).toMatchObject({ matchId: 'm1', mode: 'opener', tone: 'flirty', draft: null });
    expect(desk.page.host.plan.get().credits.chatpad.available).toBe(4);
  });

  test('then what was changed is saved first, and what was not is not', async () => {
    const desk = await openMatch(anna);
    await desk.do((work) => work.send());
    expect(desk.page.asked(updateMatch)).toHaveLength(0);
    await desk.do((work) => work.change({ ...work.fields, bio: 'Tea' }));
    await desk.do((work) => work.setChoice({ ...work.choice, draft: '  hey ' }));
    await desk.do((work) => work.send());
    expect(desk.page.asked(updateMatch).map(({ body }) => body.bio)).toEqual(['Tea']);
    expect(desk.asked().map(({ draft }) => draft)).toEqual([null, 'hey']);
  });

  test('then what can’t be saved is not sent, and says so', async () => {
    const desk = await openMatch(null);
    desk.page.answer(createMatch, () => Promise.reject(refusal('invalid_request')));
    await desk.do((work) => work.change({ ...work.fields, name: 'Anna' }));
    await desk.do((work) => work.send());
    await waitFor(() => expect(desk.work()).toMatchObject({ saveFailed: true, busy: false }));
    expect(desk.asked()).toEqual([]);
  });

  test('then nothing known is said only after the try, too much at once', async () => {
    const desk = await openMatch(null);
    expect(desk.work().problem).toBeNull();
    await desk.do((work) => work.send());
    expect(desk.work().problem).toBe('empty');
    await desk.do((work) => work.change({ ...work.fields, bio: 'x'.repeat(8001) }));
    expect(desk.work().problem).toBe('tooLong');
    expect(desk.page.asked(createMatch)).toEqual([]);
  });

  test('then without a credit, and to a closed match, nothing goes out', async () => {
    const broke = await openMatch(anna, { left: 0 });
    await broke.do((work) => work.send());
    const closed = await openMatch({ ...anna, closed: true });
    await closed.do((work) => work.send());
    expect([...broke.asked(), ...closed.asked()]).toEqual([]);
  });

  test('then it is known whether it pays when it begins', async () => {
    const desk = await openMatch(anna, { freeStops: 0 });
    await desk.do((work) => work.send());
    expect(desk.work().paidAhead).toBe(true);
  });
});

test('When a first message is added, then the next is a reply, unless something else was chosen', async () => {
  const first = [{ sender: 'match' as const, content: 'Hi' }];
  const desk = await openMatch(anna);
  await desk.do((work) => work.change({ ...work.fields, messages: first }));
  expect(desk.work().choice.mode).toBe('reply');
  const chosen = await openMatch(anna);
  await chosen.do((work) => work.setChoice({ ...work.choice, mode: 'ask-out' }));
  await chosen.do((work) => work.change({ ...work.fields, messages: first }));
  expect(chosen.work().choice.mode).toBe('ask-out');
});

test('When a member goes on over a judgement, then it holds for this text and for no other', async () => {
  const desk = await openMatch(anna);
  desk.page.answerLines(suggest, async function* () {
    yield held;
  });
  await desk.do((work) => work.send());
  expect(desk.work().run.failure).toMatchObject({ care: { kind: 'hate' } });
  await desk.do((work) => work.goOn('hate'));
  await desk.do((work) => work.send());
  await desk.do((work) => work.takeRest('kinder words'));
  expect(desk.work().run.status).toBe('idle');
  await desk.do((work) => work.send());
  expect(desk.asked().map(({ goOn }) => goOn)).toEqual([undefined, 'hate', 'hate', undefined]);
});
