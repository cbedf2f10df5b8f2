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
import { useMatchDraft } from '../src/features/workspace/hooks/use-match-draft.ts';
import { useMatchSaving } from '../src/features/workspace/hooks/use-match-saving.ts';
import { useSuggestionSending } from '../src/features/workspace/hooks/use-suggestion-sending.ts';

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

const newSlot = 'new-0123456789abcdef';

/** The workspace of one match, or of one that is not made yet. */
async function openMatch(match: Match | null, { left = 5, freeStops = 3 } = {}) {
  const page = await createMemoryHost({ plan: () => planWithCredits('chatpad', left) });
  page.answer(listMatches, () => ({ matches: match ? [match] : [], freeStops }));
  // As the service keeps it: other tabs and devices write here too.
  const store = { match: match ?? anna };
  /** A match that a tab made of the draft before. */
  const createdElsewhere: { of?: Match } = {};
  page.answer(getMatch, () => ({ match: store.match, rounds: [] }));
  page.answer(createMatch, ({ body: { draftId: _draft, ...body } }) => {
    const stands = createdElsewhere.of;
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
  const created: string[] = [];
  const visit = () =>
    page.hook(() => {
      const id = match?.id ?? created[0];
      const { data } = useQuery({ ...matchQuery(useApi(), id ?? ''), enabled: id !== undefined });
      const draft = useMatchDraft(data?.match ?? match, id ?? newSlot);
      const saving = useMatchSaving(draft, (id) => void created.push(id));
      return { draft, saving, sending: useSuggestionSending(draft, saving) };
    });
  let shown = visit();
  const work = () => shown.result.current;
  await waitFor(() => expect(work().sending.freeStops).toBe(freeStops));
  return {
    page,
    work,
    created,
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
    createdElsewhere,
    reload: async () => {
      await page.leave(shown);
      shown = visit();
      await waitFor(() => expect(work().sending.freeStops).toBe(freeStops));
    },
  };
}

test('What is typed and not sent is there after a reload, and what is saved is not kept twice', async () => {
  const tab = await openMatch(anna);
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
  await tab.do((work) => work.draft.changeText({ mode: 'ask-out', tone: 'bold', draft: 'hey' }));
  await tab.reload();
  expect(tab.work().draft).toMatchObject({
    fields: { name: 'Anna', bio: 'Tea' },
    choice: { mode: 'ask-out', tone: 'bold', draft: 'hey' },
  });
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: '' }));
  expect(tab.kept()).toMatchObject({ edits: {}, draft: 'hey' });
});

test('What is typed and not added yet is there after the browser was closed', async () => {
  const tab = await openMatch(null);
  await tab.do((work) => work.draft.changeText({ pasted: 'hey, so', interest: 'tea' }));
  sessionStorage.clear();
  await tab.reload();
  expect(tab.work().draft).toMatchObject({ pasted: 'hey, so', interest: 'tea', hasText: true });
});

describe('When another tab or device saved the match meanwhile', () => {
  const talk = [{ sender: 'match' as const, content: 'Hi' }];

  test('then what it saved elsewhere is shown, nothing is overwritten, and the member sends again', async () => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
    tab.saveElsewhere({ messages: talk });
    await tab.do((work) => work.sending.send());
    expect(tab.asked()).toEqual([]);
    await waitFor(() => expect(tab.work().draft).toMatchObject({ fields: { bio: 'Tea', messages: talk } }));
    expect(tab.work().saving).toMatchObject({ remoteChange: 'merged', hasFailed: false });
    expect(tab.store.match).toMatchObject({ bio: '', messages: talk });
    await tab.do((work) => work.sending.send());
    expect(tab.store.match).toMatchObject({ bio: 'Tea', messages: talk, version: 3 });
    expect(tab.asked()).toHaveLength(1);
    expect(tab.work().saving.remoteChange).toBeNull();
  });

  test.each([
    ['mine', 'Tea', 3],
    ['theirs', 'Rum', 2],
    ['later', 'Tea', 2],
  ] as const)('then the same field is theirs to choose: %s', async (side, bio, version) => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
    tab.saveElsewhere({ bio: 'Rum' });
    await tab.do((work) => work.sending.send());
    await waitFor(() => expect(tab.work().saving).toMatchObject({ remoteChange: 'conflict', conflicts: ['bio'] }));
    await tab.do((work) => work.saving.resolveConflict(side));
    expect(tab.work().draft.fields.bio).toBe(bio);
    expect(tab.store.match.version).toBe(version);
    expect(tab.work().saving.remoteChange).toBeNull();
    expect(tab.asked()).toEqual([]);
  });

  test('then a tab of this browser reads it as soon as it hears of it', async () => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.draft.changeText({ draft: 'hey' }));
    tab.saveElsewhere({ messages: talk });
    const key = Object.keys(localStorage).find((key) => key.startsWith('chatpad:')) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...tab.kept(), saved: 2 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await waitFor(() => expect(tab.work().draft.fields.messages).toEqual(talk));
  });
});

describe('When another tab has made a match of the same draft', () => {
  const talk = [{ sender: 'match' as const, content: 'Hi' }];
  const begun = async (stands: Partial<Match>, typedThere?: object) => {
    const tab = await openMatch(null);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna', bio: 'Tea' }));
    const key = Object.keys(localStorage).find((key) => key.endsWith(newSlot)) ?? '';
    if (typedThere) localStorage.setItem(key.replace(newSlot, 'm1'), JSON.stringify(typedThere));
    tab.createdElsewhere.of = { ...anna, ...stands };
    await tab.do((work) => work.sending.send());
    return tab;
  };

  test('then the same words go on in that match, and the draft is gone', async () => {
    const tab = await begun({ bio: 'Tea' });
    expect(tab.page.asked(createMatch).map(({ body }) => body.draftId)).toEqual([newSlot]);
    expect(tab.created).toEqual(['m1']);
    expect(tab.asked()[0]).toMatchObject({ matchId: 'm1' });
    expect(Object.keys(localStorage).filter((key) => key.includes(newSlot))).toEqual([]);
  });

  test('then what it does not know yet is shown over it, and the member sends again', async () => {
    const tab = await begun({ messages: talk });
    expect([tab.created, tab.asked()]).toEqual([['m1'], []]);
    expect(tab.work().saving).toMatchObject({ remoteChange: 'merged', conflicts: [], hasFailed: false });
    expect(tab.work().draft.fields).toMatchObject({ name: 'Anna', bio: 'Tea', messages: talk });
    await tab.do((work) => work.sending.send());
    expect(tab.store.match).toMatchObject({ bio: 'Tea', messages: talk, version: 2 });
    expect(tab.asked()).toHaveLength(1);
  });

  test.each([
    ['mine', 'Tea', 2],
    ['theirs', 'Rum', 1],
  ] as const)('then what differs is theirs to choose: %s', async (side, bio, version) => {
    const tab = await begun({ bio: 'Rum' });
    expect(tab.work().saving).toMatchObject({ remoteChange: 'conflict', conflicts: ['bio'] });
    await tab.do((work) => work.saving.resolveConflict(side));
    expect([tab.work().draft.fields.bio, tab.store.match.version]).toEqual([bio, version]);
    expect(tab.asked()).toEqual([]);
  });

  test('then what that tab typed on in the match stays', async () => {
    const tab = await begun({ bio: 'Tea' }, { draft: 'their words', edits: { interests: ['tea'] } });
    expect(tab.work().draft).toMatchObject({ choice: { draft: 'their words' }, fields: { interests: ['tea'] } });
  });
});

test('Two taps on a slow line make one match and one request', async () => {
  const tab = await openMatch(null);
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna' }));
  await tab.do((work) => Promise.all([work.sending.send(), work.sending.send()]));
  expect([tab.page.asked(createMatch), tab.asked()].map(({ length }) => length)).toEqual([1, 1]);
});

describe('When a member sends', () => {
  test('then a new match is made first, and the form of the next new one is empty', async () => {
    const tab = await openMatch(null);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna' }));
    await tab.do((work) => work.sending.send());
    expect(tab.page.asked(createMatch)).toHaveLength(1);
    expect(tab.created).toEqual(['m1']);
    expect(tab.asked()[0]).toMatchObject({ matchId: 'm1', mode: 'opener', tone: 'flirty', draft: null });
    expect(tab.page.host.plan.get().credits.chatpad.available).toBe(4);
  });

  test('then what was changed is saved first, and what was not is not', async () => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.sending.send());
    expect(tab.page.asked(updateMatch)).toHaveLength(0);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
    await tab.do((work) => work.draft.changeText({ draft: '  hey ' }));
    await tab.do((work) => work.sending.send());
    expect(tab.page.asked(updateMatch).map(({ body }) => body.bio)).toEqual(['Tea']);
    expect(tab.asked().map(({ draft }) => draft)).toEqual([null, 'hey']);
  });

  test('then what can’t be saved is not sent, and says so', async () => {
    const tab = await openMatch(null);
    tab.page.answer(createMatch, () => Promise.reject(apiRefusal('invalid_request')));
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna' }));
    await tab.do((work) => work.sending.send());
    await waitFor(() => expect(tab.work()).toMatchObject({ saving: { hasFailed: true }, sending: { isBusy: false } }));
    expect(tab.asked()).toEqual([]);
  });

  test('then nothing known is said only after the try, too much at once', async () => {
    const tab = await openMatch(null);
    expect(tab.work().sending.problem).toBeNull();
    await tab.do((work) => work.sending.send());
    expect(tab.work().sending.problem).toBe('empty');
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'x'.repeat(8001) }));
    expect(tab.work().sending.problem).toBe('tooLong');
    expect(tab.page.asked(createMatch)).toEqual([]);
  });

  test('then without a credit, and to a closed match, nothing goes out', async () => {
    const broke = await openMatch(anna, { left: 0 });
    await broke.do((work) => work.sending.send());
    const closed = await openMatch({ ...anna, closed: true });
    await closed.do((work) => work.sending.send());
    expect([...broke.asked(), ...closed.asked()]).toEqual([]);
  });

  test('then it is known whether it pays when it begins', async () => {
    const tab = await openMatch(anna, { freeStops: 0 });
    await tab.do((work) => work.sending.send());
    expect(tab.work().sending.isPrepaid).toBe(true);
  });
});

test('When a first message is added, then the next is a reply, unless something else was chosen', async () => {
  const first = [{ sender: 'match' as const, content: 'Hi' }];
  const tab = await openMatch(anna);
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, messages: first }));
  expect(tab.work().draft.choice.mode).toBe('reply');
  const chosen = await openMatch(anna);
  await chosen.do((work) => work.draft.changeText({ mode: 'ask-out' }));
  await chosen.do((work) => work.draft.changeFields({ ...work.draft.fields, messages: first }));
  expect(chosen.work().draft.choice.mode).toBe('ask-out');
});

test('When a member goes on over a judgement, then it holds for this text and for no other', async () => {
  const tab = await openMatch(anna);
  tab.page.answerLines(suggest, async function* () {
    yield held;
  });
  await tab.do((work) => work.sending.send());
  expect(tab.work().sending.request.failure).toMatchObject({ care: { kind: 'hate' } });
  await tab.do((work) => work.sending.goOn('hate'));
  await tab.do((work) => work.sending.send());
  await tab.do((work) => work.sending.keepRemainingText('kinder words'));
  expect(tab.work().sending.request.status).toBe('idle');
  await tab.do((work) => work.sending.send());
  expect(tab.asked().map(({ goOn }) => goOn)).toEqual([undefined, 'hate', 'hate', undefined]);
});
