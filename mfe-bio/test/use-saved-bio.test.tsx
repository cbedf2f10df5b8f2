import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { act, waitFor } from '@testing-library/react';
import { useSavedBio } from '../src/features/saved/hooks/use-saved-bio.ts';
import type { BioChange } from '../src/features/saved/lib/bio-change.ts';
import { getPageKey } from '../src/features/saved/lib/saved-page.ts';

interface Given {
  /** The bio and version that the service has. */
  there?: [bio: string, version: number];
  /** What this device stored on an earlier visit. */
  here?: object;
}

/** The page of a member, with a service that stores one bio and refuses to replace a newer version. */
async function openBio({ there: [bio, version] = ['', 0], here }: Given = {}) {
  const page = await createMemoryHost();
  const service = { bio, version, updatedAt: null as string | null, report: null, down: false };
  const released = Promise.withResolvers<void>();
  let gate: Promise<void> = Promise.resolve();
  page.answer(readUserBio, () => ({ ...service }));
  page.answer(writeUserBio, async ({ body }) => {
    await gate;
    if (service.down) throw networkError();
    if (body.baseVersion !== service.version) throw apiRefusal('bio_changed');
    Object.assign(service, { bio: body.bio, version: service.version + 1, updatedAt: '2026-11-22T12:00:00Z' });
    return { ...service };
  });
  if (here) localStorage.setItem(getPageKey(page.member.id), JSON.stringify(here));
  const visit = () => page.hook(() => useSavedBio(page.member.id));
  let shown = visit();
  const saved = () => shown.result.current;
  await waitFor(() => expect(saved().loading).toBe(false));
  await waitFor(() => expect(saved().saving).toBeNull());
  return {
    service,
    saved,
    said: page.said,
    written: () => page.asked(writeUserBio).map(({ body }) => [body.bio, body.baseVersion]),
    save: (change: BioChange) => act(() => saved().save(change)),
    settle: (choice: 'mine' | 'theirs' | 'later') => act(() => saved().resolveConflict(choice)),
    /** Delays every answer of the service until it is released. */
    hold: () => {
      gate = released.promise;
    },
    release: () => act(async () => released.resolve()),
    reload: async () => {
      await page.leave(shown);
      shown = visit();
    },
  };
}

const elsewhere = (bio: string, version: number) => ({ bio, version, updatedAt: null });

describe('When a bio is saved', () => {
  test('then it is shown before the service has answered, and confirmed afterwards', async () => {
    const page = await openBio();
    page.hold();
    await act(async () => void page.saved().save({ bio: 'I bake.', action: 'save' }));
    expect(page.saved()).toMatchObject({ saving: 'save', page: { savedBio: 'I bake.', unsynced: true } });
    expect(page.said).toEqual([]);
    await page.release();
    expect(page.saved()).toMatchObject({ saving: null, page: { savedBio: 'I bake.', version: 1, unsynced: false } });
    expect([page.saved().confirmation, page.said]).toEqual(['Bio saved successfully.', []]);
  });

  test('then a failure undoes the changes that came with it, and keeps what must not be lost', async () => {
    const page = await openBio({ there: ['I bake.', 3] });
    page.service.down = true;
    const done = await page.save({
      bio: 'I fry.',
      action: 'saveEdit',
      page: () => ({ editing: null, reportHidden: true }),
      onFailure: () => ({ bioInput: 'I fry.' }),
    });
    expect(done).toBe(false);
    expect(page.saved().page).toMatchObject({
      savedBio: 'I bake.',
      version: 3,
      unsynced: false,
      reportHidden: false,
      bioInput: 'I fry.',
    });
    expect(page.said).toEqual(['error: We could not save your changes.']);
  });

  test.each([
    ['save', 'Saving failed. Please try again.'],
    ['sync', 'We could not sync your bio. Please try again.'],
    ['saveEdit', 'We could not save your changes.'],
    ['saveImproved', 'We could not save the improved bio.'],
    ['saveGenerated', 'We could not save the generated bio.'],
    ['reset', 'Reset failed. Please retry.'],
    ['resetByProgress', 'Could not reset your bio. Try again.'],
  ] as const)('then a failure says what did not work: %s', async (doing, sentence) => {
    const page = await openBio({ there: ['I bake.', 3] });
    page.service.down = true;
    await page.save({ bio: '', action: doing });
    expect(page.said).toEqual([`error: ${sentence}`]);
  });

  test('then the next save waits for it, and replaces its version', async () => {
    const page = await openBio();
    page.hold();
    const both = ['first', 'second'].map((bio) => page.saved().save({ bio, action: 'save' }));
    await page.release();
    await act(() => Promise.all(both));
    expect(page.written()).toEqual([
      ['first', 0],
      ['second', 1],
    ]);
    expect(page.saved().page).toMatchObject({ savedBio: 'second', version: 2 });
  });

  test('then the same text is not sent again', async () => {
    const page = await openBio({ there: ['I bake.', 3] });
    expect(await page.save({ bio: 'I bake.', action: 'save', page: () => ({ editing: null }) })).toBe(true);
    expect(page.written()).toEqual([]);
  });

  test('then a reload in between loses nothing: the next visit saves it', async () => {
    const page = await openBio();
    page.hold();
    await act(async () => void page.saved().save({ bio: 'I bake.', action: 'save' }));
    await page.reload();
    expect(page.saved().page).toMatchObject({ savedBio: 'I bake.', unsynced: true });
    await page.release();
    await waitFor(() => expect(page.saved().page).toMatchObject({ version: 1, unsynced: false }));
    expect(page.service.bio).toBe('I bake.');
  });
});

describe('When another device saved meanwhile', () => {
  async function saveOver() {
    const page = await openBio({ there: ['I bake.', 3] });
    Object.assign(page.service, elsewhere('I swim.', 4));
    expect(await page.save({ bio: 'I fry.', action: 'saveEdit' })).toBe(false);
    return page;
  }

  test('then nothing is overwritten, the other device’s bio is shown, and the member is asked', async () => {
    const page = await saveOver();
    expect(page.service.bio).toBe('I swim.');
    expect(page.saved().page.savedBio).toBe('I swim.');
    expect(page.saved().conflict).toMatchObject({ local: 'I fry.', remote: { bio: 'I swim.', version: 4 } });
  });

  test('then this device’s bio replaces the other when that is chosen', async () => {
    const page = await saveOver();
    await page.settle('mine');
    expect(page.service).toMatchObject({ bio: 'I fry.', version: 5 });
    expect(page.saved()).toMatchObject({ conflict: null, page: { savedBio: 'I fry.' } });
  });

  test('then the other device’s bio stays when that is chosen', async () => {
    const page = await saveOver();
    await page.settle('theirs');
    expect(page.saved()).toMatchObject({ conflict: null, page: { savedBio: 'I swim.', editing: null } });
  });

  test('then this device’s text waits in the editor when nothing is chosen', async () => {
    const page = await saveOver();
    await page.settle('later');
    expect(page.saved().page).toMatchObject({ savedBio: 'I swim.', editing: { text: 'I fry.', base: 4 } });
    expect(page.service.bio).toBe('I swim.');
  });

  test('then no other save passes before the choice', async () => {
    const page = await saveOver();
    const done = await page.save({ bio: 'third', action: 'save', onFailure: () => ({ bioInput: 'third' }) });
    expect([done, page.saved().page.bioInput]).toEqual([false, 'third']);
    expect(page.service.bio).toBe('I swim.');
  });

  test('then a save whose answer was lost counts as saved', async () => {
    const page = await openBio({ there: ['I bake.', 3] });
    Object.assign(page.service, elsewhere('I fry.', 4));
    expect(await page.save({ bio: 'I fry.', action: 'save' })).toBe(true);
    expect(page.saved().conflict).toBeNull();
  });
});

describe('When the page is opened', () => {
  test('then a bio that was saved elsewhere replaces this one and its analysis', async () => {
    const measured = { score: 61, language: 'en', parts: [], feedback: [], improvedScore: null, toCheck: [] };
    const analyzed = { bio: 'I bake.', answer: { analysis: { ...measured, writtenBy: 'demo AI' }, available: 1 } };
    const here = { savedBio: 'I bake.', version: 3, analyzed, bioInput: 'typed' };
    const page = await openBio({ there: ['I swim.', 4], here });
    await waitFor(() => expect(page.saved().page).toMatchObject({ savedBio: 'I swim.', version: 4, analyzed: null }));
    expect(page.saved().page.bioInput).toBe('typed');
  });

  test('then one that was never saved is saved silently', async () => {
    const page = await openBio({ here: { savedBio: 'I bake.', version: 0 } });
    await waitFor(() => expect(page.service.bio).toBe('I bake.'));
    expect(page.said).toEqual([]);
  });

  test('then one that was being saved does not replace another device’s bio: the member is asked', async () => {
    const page = await openBio({ there: ['I swim.', 4], here: { savedBio: 'I fry.', version: 3, unsynced: true } });
    await waitFor(() => expect(page.saved().conflict).toMatchObject({ local: 'I fry.', remote: { bio: 'I swim.' } }));
    expect(page.written()).toEqual([]);
  });
});
