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

const heldBack: SuggestionEvent = {
  type: 'failed',
  error: { code: 'held_back', message: 'm', requestId: 'q', care },
  charged: false,
};

const newSlot = 'new-0123456789abcdef';

/** Opens the workspace of a match, or of one that does not exist yet. */
async function openMatch(match: Match | null, { credits = 5, freeStops = 3 } = {}) {
  const page = await createMemoryHost({ plan: () => planWithCredits('chatpad', credits) });
  page.answer(listMatches, () => ({ matches: match ? [match] : [], freeStops }));
  // The match on the server, which other tabs and devices change too.
  const store = { match: match ?? anna };
  /** The match that another tab created from the same draft. */
  const createdElsewhere: { of?: Match } = {};
  page.answer(getMatch, () => ({ match: store.match, rounds: [] }));
  page.answer(createMatch, ({ body: { draftId: _draft, ...body } }) => {
    const existing = createdElsewhere.of;
    if (existing) {
      store.match = existing;
      return JSON.stringify({ ...existing, ...body }) === JSON.stringify(existing)
        ? existing
        : { ...existing, differs: true };
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
    listRequests: () => page.asked(suggest).map(({ params, body }) => ({ ...params, ...body })),
    readStoredDraft: () => {
      const [key = ''] = Object.keys(localStorage).filter((key) => key.startsWith('chatpad:'));
      return JSON.parse(localStorage.getItem(key) ?? '{}');
    },
    /** Imitates a save by another tab or device. */
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

test('Unsent text survives a reload, and saved text is not stored twice', async () => {
  const tab = await openMatch(anna);
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
  await tab.do((work) => work.draft.changeText({ mode: 'ask-out', tone: 'bold', draft: 'hey' }));
  await tab.reload();
  expect(tab.work().draft).toMatchObject({
    fields: { name: 'Anna', bio: 'Tea' },
    choice: { mode: 'ask-out', tone: 'bold', draft: 'hey' },
  });
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: '' }));
  expect(tab.readStoredDraft()).toMatchObject({ edits: {}, draft: 'hey' });
});

test('Text that was not added yet survives a browser restart', async () => {
  const tab = await openMatch(null);
  await tab.do((work) => work.draft.changeText({ pasted: 'hey, so', interest: 'tea' }));
  sessionStorage.clear();
  await tab.reload();
  expect(tab.work().draft).toMatchObject({ pasted: 'hey, so', interest: 'tea', hasText: true });
});

describe('When another tab or device saved the match meanwhile', () => {
  const messages = [{ sender: 'match' as const, content: 'Hi' }];

  test('then the changes are merged, nothing is overwritten, and the member sends again', async () => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
    tab.saveElsewhere({ messages });
    await tab.do((work) => work.sending.send());
    expect(tab.listRequests()).toEqual([]);
    await waitFor(() => expect(tab.work().draft).toMatchObject({ fields: { bio: 'Tea', messages } }));
    expect(tab.work().saving).toMatchObject({ remoteChange: 'merged', hasFailed: false });
    expect(tab.store.match).toMatchObject({ bio: '', messages });
    await tab.do((work) => work.sending.send());
    expect(tab.store.match).toMatchObject({ bio: 'Tea', messages, version: 3 });
    expect(tab.listRequests()).toHaveLength(1);
    expect(tab.work().saving.remoteChange).toBeNull();
  });

  test.each([
    ['mine', 'Tea', 3],
    ['theirs', 'Rum', 2],
    ['later', 'Tea', 2],
  ] as const)('then the member chooses between two values of one field: %s', async (side, bio, version) => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
    tab.saveElsewhere({ bio: 'Rum' });
    await tab.do((work) => work.sending.send());
    await waitFor(() => expect(tab.work().saving).toMatchObject({ remoteChange: 'conflict', conflicts: ['bio'] }));
    await tab.do((work) => work.saving.resolveConflict(side));
    expect(tab.work().draft.fields.bio).toBe(bio);
    expect(tab.store.match.version).toBe(version);
    expect(tab.work().saving.remoteChange).toBeNull();
    expect(tab.listRequests()).toEqual([]);
  });

  test('then another tab of this browser refetches it at once', async () => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.draft.changeText({ draft: 'hey' }));
    tab.saveElsewhere({ messages });
    const key = Object.keys(localStorage).find((key) => key.startsWith('chatpad:')) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...tab.readStoredDraft(), saved: 2 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await waitFor(() => expect(tab.work().draft.fields.messages).toEqual(messages));
  });
});

describe('When another tab has created a match from the same draft', () => {
  const messages = [{ sender: 'match' as const, content: 'Hi' }];
  const sendDraft = async (existing: Partial<Match>, storedDraft?: object) => {
    const tab = await openMatch(null);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna', bio: 'Tea' }));
    const key = Object.keys(localStorage).find((key) => key.endsWith(newSlot)) ?? '';
    if (storedDraft) localStorage.setItem(key.replace(newSlot, 'm1'), JSON.stringify(storedDraft));
    tab.createdElsewhere.of = { ...anna, ...existing };
    await tab.do((work) => work.sending.send());
    return tab;
  };

  test('then the identical draft continues in that match', async () => {
    const tab = await sendDraft({ bio: 'Tea' });
    expect(tab.page.asked(createMatch).map(({ body }) => body.draftId)).toEqual([newSlot]);
    expect(tab.created).toEqual(['m1']);
    expect(tab.listRequests()[0]).toMatchObject({ matchId: 'm1' });
    expect(Object.keys(localStorage).filter((key) => key.includes(newSlot))).toEqual([]);
  });

  test('then new content of that match is merged, and the member sends again', async () => {
    const tab = await sendDraft({ messages });
    expect([tab.created, tab.listRequests()]).toEqual([['m1'], []]);
    expect(tab.work().saving).toMatchObject({ remoteChange: 'merged', conflicts: [], hasFailed: false });
    expect(tab.work().draft.fields).toMatchObject({ name: 'Anna', bio: 'Tea', messages });
    await tab.do((work) => work.sending.send());
    expect(tab.store.match).toMatchObject({ bio: 'Tea', messages, version: 2 });
    expect(tab.listRequests()).toHaveLength(1);
  });

  test.each([
    ['mine', 'Tea', 2],
    ['theirs', 'Rum', 1],
  ] as const)('then the member chooses between different values: %s', async (side, bio, version) => {
    const tab = await sendDraft({ bio: 'Rum' });
    expect(tab.work().saving).toMatchObject({ remoteChange: 'conflict', conflicts: ['bio'] });
    await tab.do((work) => work.saving.resolveConflict(side));
    expect([tab.work().draft.fields.bio, tab.store.match.version]).toEqual([bio, version]);
    expect(tab.listRequests()).toEqual([]);
  });

  test('then text the other tab typed into the match is preserved', async () => {
    const tab = await sendDraft({ bio: 'Tea' }, { draft: 'their words', edits: { interests: ['tea'] } });
    expect(tab.work().draft).toMatchObject({ choice: { draft: 'their words' }, fields: { interests: ['tea'] } });
  });
});

test('When a member taps twice on a slow connection, then one match and one request are created', async () => {
  const tab = await openMatch(null);
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna' }));
  await tab.do((work) => Promise.all([work.sending.send(), work.sending.send()]));
  expect([tab.page.asked(createMatch), tab.listRequests()].map(({ length }) => length)).toEqual([1, 1]);
});

describe('When a member sends', () => {
  test('then a new match is created first, and the next new form is empty', async () => {
    const tab = await openMatch(null);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna' }));
    await tab.do((work) => work.sending.send());
    expect(tab.page.asked(createMatch)).toHaveLength(1);
    expect(tab.created).toEqual(['m1']);
    expect(tab.listRequests()[0]).toMatchObject({ matchId: 'm1', mode: 'opener', tone: 'flirty', draft: null });
    expect(tab.page.host.plan.get().credits.chatpad.available).toBe(4);
  });

  test('then changes are saved first, and unchanged fields are not', async () => {
    const tab = await openMatch(anna);
    await tab.do((work) => work.sending.send());
    expect(tab.page.asked(updateMatch)).toHaveLength(0);
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'Tea' }));
    await tab.do((work) => work.draft.changeText({ draft: '  hey ' }));
    await tab.do((work) => work.sending.send());
    expect(tab.page.asked(updateMatch).map(({ body }) => body.bio)).toEqual(['Tea']);
    expect(tab.listRequests().map(({ draft }) => draft)).toEqual([null, 'hey']);
  });

  test('then a failed save stops the request and shows an error', async () => {
    const tab = await openMatch(null);
    tab.page.answer(createMatch, () => Promise.reject(apiRefusal('invalid_request')));
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, name: 'Anna' }));
    await tab.do((work) => work.sending.send());
    await waitFor(() => expect(tab.work()).toMatchObject({ saving: { hasFailed: true }, sending: { isBusy: false } }));
    expect(tab.listRequests()).toEqual([]);
  });

  test('then empty fields are reported only after an attempt, and too much text at once', async () => {
    const tab = await openMatch(null);
    expect(tab.work().sending.problem).toBeNull();
    await tab.do((work) => work.sending.send());
    expect(tab.work().sending.problem).toBe('empty');
    await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, bio: 'x'.repeat(8001) }));
    expect(tab.work().sending.problem).toBe('tooLong');
    expect(tab.page.asked(createMatch)).toEqual([]);
  });

  test('then nothing is sent without credits or for a closed match', async () => {
    const outOfCredits = await openMatch(anna, { credits: 0 });
    await outOfCredits.do((work) => work.sending.send());
    const closed = await openMatch({ ...anna, closed: true });
    await closed.do((work) => work.sending.send());
    expect([...outOfCredits.listRequests(), ...closed.listRequests()]).toEqual([]);
  });

  test('then the request is marked as prepaid when no free stops are left', async () => {
    const tab = await openMatch(anna, { freeStops: 0 });
    await tab.do((work) => work.sending.send());
    expect(tab.work().sending.isPrepaid).toBe(true);
  });
});

test('When a member adds the first message, then the mode becomes reply, unless another was chosen', async () => {
  const first = [{ sender: 'match' as const, content: 'Hi' }];
  const tab = await openMatch(anna);
  await tab.do((work) => work.draft.changeFields({ ...work.draft.fields, messages: first }));
  expect(tab.work().draft.choice.mode).toBe('reply');
  const chosen = await openMatch(anna);
  await chosen.do((work) => work.draft.changeText({ mode: 'ask-out' }));
  await chosen.do((work) => work.draft.changeFields({ ...work.draft.fields, messages: first }));
  expect(chosen.work().draft.choice.mode).toBe('ask-out');
});

test('When a member overrules a verdict, then the waiver applies only to this text', async () => {
  const tab = await openMatch(anna);
  tab.page.answerLines(suggest, async function* () {
    yield heldBack;
  });
  await tab.do((work) => work.sending.send());
  expect(tab.work().sending.request.failure).toMatchObject({ care: { kind: 'hate' } });
  await tab.do((work) => work.sending.goOn('hate'));
  await tab.do((work) => work.sending.send());
  await tab.do((work) => work.sending.keepRemainingText('kinder words'));
  expect(tab.work().sending.request.status).toBe('idle');
  await tab.do((work) => work.sending.send());
  expect(tab.listRequests().map(({ goOn }) => goOn)).toEqual([undefined, 'hate', 'hate', undefined]);
});
