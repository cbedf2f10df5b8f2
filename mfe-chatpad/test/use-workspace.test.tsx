import { createMatch } from '@datewright/contracts/chatpad/create-match';
import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Match } from '@datewright/contracts/chatpad/match';
import { type SuggestionEvent, suggest } from '@datewright/contracts/chatpad/suggest';
import { updateMatch } from '@datewright/contracts/chatpad/update-match';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { sampleSafetyNotice as care } from '@datewright/testkit/page/sample-safety-notice';
import { act, waitFor } from '@testing-library/react';
import { matchQuery } from '../src/features/matches/api/match-queries.ts';
import { emptyFields } from '../src/features/matches/lib/match-fields.ts';
import { useWorkspace } from '../src/features/workspace/hooks/use-workspace.ts';

const anna: Match = { ...emptyFields, name: 'Anna', id: 'm1', version: 1, closed: false, createdAt: '', updatedAt: '' };
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

const newPlace = 'new-0123456789abcdef';

/** The workspace of one match, or of one that is not made yet. */
async function openMatch(match: Match | null, { left = 5, freeStops = 3 } = {}) {
  const page = await createMemoryHost({ plan: () => planWithCredits('chatpad', left) });
  page.answer(listMatches, () => ({ matches: match ? [match] : [], freeStops }));
  // As the service keeps it: other tabs and devices write here too.
  const store = { match: match ?? anna };
  /** A match that a tab made of the draft before. */
  const madeElsewhere: { of?: Match } = {};
  page.answer(getMatch, () => ({ match: store.match, rounds: [] }));
  page.answer(createMatch, ({ body: { draftId: _draft, ...body } }) => {
    const stands = madeElsewhere.of;
    if (stands) {
      store.match = stands;
      return JSON.stringify({ ...stands, ...body }) === JSON.stringify(stands) ? stands : { ...stands, differs: true };
    }
    store.match = { ...anna, ...body };
    return store.match;
  });
  page.answer(updateMatch, ({ body: { baseVersion, ...body } }) => {
    if (baseVersion !== store.match.version) throw apiRefusal('match_changed');
    store.match = { ...store.match, ...body, version: baseVersion + 1 };
    return store.match;
  });
  page.answerLines(suggest, async function* () {
    yield done;
  });
  const made: string[] = [];
  const visit = () =>
    page.hook(() => {
      const id = match?.id ?? made[0];
      const { data } = useQuery({ ...matchQuery(useApi(), id ?? ''), enabled: id !== undefined });
      return useWorkspace(data?.match ?? match, id ?? newPlace, (id) => void made.push(id));
    });
  let shown = visit();
  const work = () => shown.result.current;
  await waitFor(() => expect(work().freeStops).toBe(freeStops));
  return {
    page,
    work,
    made,
    do: (what: (workspace: ReturnType<typeof work>) => unknown) => act(async () => void (await what(work()))),
    asked: () => page.asked(suggest).map(({ params, body }) => ({ ...params, ...body })),
    kept: () => {
      const [key = ''] = Object.keys(localStorage).filter((key) => key.startsWith('chatpad:'));
      return JSON.parse(localStorage.getItem(key) ?? '{}');
    },
    /** Another tab or device saves it. */
    saveElsewhere: (part: Partial<Match>) => {
      store.match = { ...store.match, ...part, version: store.match.version + 1 };
    },
    store,
    madeElsewhere,
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
  await desk.do((work) => work.say({ mode: 'ask-out', tone: 'bold', draft: 'hey' }));
  await desk.reload();
  expect(desk.work()).toMatchObject({
    fields: { name: 'Anna', bio: 'Tea' },
    choice: { mode: 'ask-out', tone: 'bold', draft: 'hey' },
  });
  await desk.do((work) => work.change({ ...work.fields, bio: '' }));
  expect(desk.kept()).toMatchObject({ edits: {}, draft: 'hey' });
});

test('What is typed and not added yet is there after the browser was closed', async () => {
  const desk = await openMatch(null);
  await desk.do((work) => work.say({ pasted: 'hey, so', interest: 'tea' }));
  sessionStorage.clear();
  await desk.reload();
  expect(desk.work()).toMatchObject({ pasted: 'hey, so', interest: 'tea', hasText: true });
});

describe('When another tab or device saved the match meanwhile', () => {
  const talk = [{ sender: 'match' as const, content: 'Hi' }];

  test('then what it saved elsewhere is shown, nothing is overwritten, and the member sends again', async () => {
    const desk = await openMatch(anna);
    await desk.do((work) => work.change({ ...work.fields, bio: 'Tea' }));
    desk.saveElsewhere({ messages: talk });
    await desk.do((work) => work.send());
    expect(desk.asked()).toEqual([]);
    await waitFor(() => expect(desk.work()).toMatchObject({ fields: { bio: 'Tea', messages: talk } }));
    expect(desk.work().saving).toMatchObject({ changed: 'told', failed: false });
    expect(desk.store.match).toMatchObject({ bio: '', messages: talk });
    await desk.do((work) => work.send());
    expect(desk.store.match).toMatchObject({ bio: 'Tea', messages: talk, version: 3 });
    expect(desk.asked()).toHaveLength(1);
    expect(desk.work().saving.changed).toBeNull();
  });

  test.each([
    ['mine', 'Tea', 3],
    ['theirs', 'Rum', 2],
    ['later', 'Tea', 2],
  ] as const)('then the same field is theirs to choose: %s', async (side, bio, version) => {
    const desk = await openMatch(anna);
    await desk.do((work) => work.change({ ...work.fields, bio: 'Tea' }));
    desk.saveElsewhere({ bio: 'Rum' });
    await desk.do((work) => work.send());
    await waitFor(() => expect(desk.work().saving).toMatchObject({ changed: 'choose', clashes: ['bio'] }));
    await desk.do((work) => work.saving.choose(side));
    expect(desk.work().fields.bio).toBe(bio);
    expect(desk.store.match.version).toBe(version);
    expect(desk.work().saving.changed).toBeNull();
    expect(desk.asked()).toEqual([]);
  });

  test('then a tab of this browser reads it as soon as it hears of it', async () => {
    const desk = await openMatch(anna);
    await desk.do((work) => work.say({ draft: 'hey' }));
    desk.saveElsewhere({ messages: talk });
    const key = Object.keys(localStorage).find((key) => key.startsWith('chatpad:')) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...desk.kept(), saved: 2 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await waitFor(() => expect(desk.work().fields.messages).toEqual(talk));
  });
});

describe('When another tab has made a match of the same draft', () => {
  const talk = [{ sender: 'match' as const, content: 'Hi' }];
  const begun = async (stands: Partial<Match>, typedThere?: object) => {
    const desk = await openMatch(null);
    await desk.do((work) => work.change({ ...work.fields, name: 'Anna', bio: 'Tea' }));
    const key = Object.keys(localStorage).find((key) => key.endsWith(newPlace)) ?? '';
    if (typedThere) localStorage.setItem(key.replace(newPlace, 'm1'), JSON.stringify(typedThere));
    desk.madeElsewhere.of = { ...anna, ...stands };
    await desk.do((work) => work.send());
    return desk;
  };

  test('then the same words go on in that match, and the draft is gone', async () => {
    const desk = await begun({ bio: 'Tea' });
    expect(desk.page.asked(createMatch).map(({ body }) => body.draftId)).toEqual([newPlace]);
    expect(desk.made).toEqual(['m1']);
    expect(desk.asked()[0]).toMatchObject({ matchId: 'm1' });
    expect(Object.keys(localStorage).filter((key) => key.includes(newPlace))).toEqual([]);
  });

  test('then what it does not know yet is shown over it, and the member sends again', async () => {
    const desk = await begun({ messages: talk });
    expect([desk.made, desk.asked()]).toEqual([['m1'], []]);
    expect(desk.work().saving).toMatchObject({ changed: 'told', clashes: [], failed: false });
    expect(desk.work().fields).toMatchObject({ name: 'Anna', bio: 'Tea', messages: talk });
    await desk.do((work) => work.send());
    expect(desk.store.match).toMatchObject({ bio: 'Tea', messages: talk, version: 2 });
    expect(desk.asked()).toHaveLength(1);
  });

  test.each([
    ['mine', 'Tea', 2],
    ['theirs', 'Rum', 1],
  ] as const)('then what differs is theirs to choose: %s', async (side, bio, version) => {
    const desk = await begun({ bio: 'Rum' });
    expect(desk.work().saving).toMatchObject({ changed: 'choose', clashes: ['bio'] });
    await desk.do((work) => work.saving.choose(side));
    expect([desk.work().fields.bio, desk.store.match.version]).toEqual([bio, version]);
    expect(desk.asked()).toEqual([]);
  });

  test('then what that tab typed on in the match stays', async () => {
    const desk = await begun({ bio: 'Tea' }, { draft: 'their words', edits: { interests: ['tea'] } });
    expect(desk.work()).toMatchObject({ choice: { draft: 'their words' }, fields: { interests: ['tea'] } });
  });
});

test('Two taps on a slow line make one match and one request', async () => {
  const desk = await openMatch(null);
  await desk.do((work) => work.change({ ...work.fields, name: 'Anna' }));
  await desk.do((work) => Promise.all([work.send(), work.send()]));
  expect([desk.page.asked(createMatch), desk.asked()].map(({ length }) => length)).toEqual([1, 1]);
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
    await desk.do((work) => work.say({ draft: '  hey ' }));
    await desk.do((work) => work.send());
    expect(desk.page.asked(updateMatch).map(({ body }) => body.bio)).toEqual(['Tea']);
    expect(desk.asked().map(({ draft }) => draft)).toEqual([null, 'hey']);
  });

  test('then what can’t be saved is not sent, and says so', async () => {
    const desk = await openMatch(null);
    desk.page.answer(createMatch, () => Promise.reject(apiRefusal('invalid_request')));
    await desk.do((work) => work.change({ ...work.fields, name: 'Anna' }));
    await desk.do((work) => work.send());
    await waitFor(() => expect(desk.work()).toMatchObject({ saving: { failed: true }, busy: false }));
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
  await chosen.do((work) => work.say({ mode: 'ask-out' }));
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
