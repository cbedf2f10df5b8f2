import { ApiError } from '../src/api/api-error.ts';
import type { Calls } from '../src/calls/create-calls.ts';
import { createSessionStore } from '../src/session/session-store.ts';

const member = { id: 'u1', email: 'a@b.test', fullName: null, roles: [], createdAt: '2026-11-21T12:00:00Z' };
const failure = (status: number) => new ApiError({ code: 'any', status, message: 'no' });

/** The session of a page whose member is signed in; `endSession` answers the sign-out. */
async function signedIn(endSession: Calls['endSession']) {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const onChange = jest.fn();
  let isOver = false;
  const readSession = async () => (isOver ? null : member);
  const calls = async () => ({ readSession, endSession }) as unknown as Calls;
  const session = createSessionStore({ calls, onChange, forgetTokens: () => {} });
  await session.refresh();
  const expire = () => {
    isOver = true;
  };
  return { session, onChange, expire };
}

test('Signing out ends the session and reports it', async () => {
  const { session, onChange } = await signedIn(async () => {});
  expect(await session.signOut()).toBe(true);
  expect(session.get()).toMatchObject({ status: 'signed-out', user: null });
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('While a sign-out waits for its answer, the session is unknown, so that no page makes calls in it', async () => {
  let answer = () => {};
  const { session, onChange } = await signedIn(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const left = session.signOut();
  expect(session.get()).toMatchObject({ status: 'loading', likelySignedIn: true });
  expect(onChange).toHaveBeenLastCalledWith(member);
  await new Promise((resolve) => setTimeout(resolve));
  answer();
  await left;
  expect(session.get()).toMatchObject({ status: 'signed-out', likelySignedIn: false });
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('Signing out of a session that has already ended succeeds and reports it', async () => {
  const { session } = await signedIn(() => Promise.reject(failure(401)));
  expect(await session.signOut()).toBe(false);
  expect(session.get().status).toBe('signed-out');
});

test.each([0, 429, 503])('Signing out that fails with %i leaves the member signed in and rejects', async (status) => {
  const { session } = await signedIn(() => Promise.reject(failure(status)));
  await expect(session.signOut()).rejects.toMatchObject({ status });
  expect(session.get().status).toBe('signed-in');
});

test.each([
  [true, 'u1'],
  [false, null],
])(
  'While the account service is silent, a browser that was signed in (%s) still counts as likely signed in',
  async (likelySignedIn, id) => {
    jest.useFakeTimers();
    if (id) localStorage.setItem('signedIn', id);
    const calls = () => Promise.reject(failure(0));
    const session = createSessionStore({ calls, onChange: () => {}, forgetTokens: () => {} });
    const asked = session.refresh();
    await jest.runAllTimersAsync();
    await asked;
    jest.useRealTimers();
    expect(session.get()).toMatchObject({ status: 'signed-out', unreachable: true, likelySignedIn });
  },
);

describe('On a shared browser,', () => {
  const typed = [
    'chatpad:u1:m1',
    'bio:u1:page',
    'site:carriedBio',
    'datecoach:u1:tips',
    'blogDraft:p1',
    'photo:u1:friend-links',
  ];
  const stays = ['theme', 'cookieConsent', 'photo-vote:friend'];
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const key of [...typed, ...stays]) localStorage.setItem(key, 'x');
    for (const key of ['bio:u1:wizard', 'visit']) sessionStorage.setItem(key, 'x');
  });
  const left = () => [...Object.keys(localStorage).sort(), ...Object.keys(sessionStorage).sort()];

  test('signing out deletes the member’s data of every tool, and nothing else', async () => {
    const { session } = await signedIn(async () => {});
    await session.signOut('local');
    expect(left()).toEqual([...stays].sort().concat('visit'));
  });

  test('signing out of a session that has already ended deletes it too', async () => {
    const { session } = await signedIn(() => Promise.reject(failure(401)));
    await session.signOut();
    expect(left()).toEqual([...stays].sort().concat('visit'));
  });

  test.each([
    ['a sign-out that failed', () => Promise.reject(failure(503)), 'forgotten' as const],
    ['a member who signs in again at once', async () => {}, 'kept' as const],
  ])('%s keeps it', async (_why, endSession, what) => {
    const { session } = await signedIn(endSession);
    await session.signOut('local', what).catch(() => false);
    expect(left()).toEqual(expect.arrayContaining([...typed, 'bio:u1:wizard']));
  });

  test('an expired session keeps it for its member', async () => {
    const { session, expire } = await signedIn(async () => {});
    expire();
    await session.refresh();
    expect(session.get().status).toBe('signed-out');
    expect(left()).toEqual(expect.arrayContaining([...typed, 'bio:u1:wizard']));
  });

  test.each([
    ['chatpad:u1:m1', { edits: { name: 'Bea' } }, true],
    ['chatpad:u1:m1', { draft: 'hey' }, true],
    ['chatpad:u1:m1', { edits: {}, draft: ' ', mode: 'opener', tone: 'bold', at: 17 }, false],
    ['bio:u1:page', { bioInput: 'I bake' }, true],
    ['bio:u1:page', { savedBio: 'I bake', version: 3, editing: null, unsynced: false }, false],
    ['site:carriedBio', { text: 'I bake' }, true],
    ['datecoach:u1:tips', { tips: ['Ask.'] }, false],
    ['theme', 'dark', false],
  ])('%s with %j: a warning about losing it comes first: %s', async (key, kept, isLost) => {
    localStorage.clear();
    localStorage.setItem(key, JSON.stringify(kept));
    const { session } = await signedIn(async () => {});
    expect(await session.hasUnsavedWork()).toBe(isLost);
  });

  test('a database that another tab keeps open does not prevent signing out', async () => {
    const silent = { open: () => ({}), deleteDatabase: () => ({}) };
    Object.defineProperty(globalThis, 'indexedDB', { value: silent, configurable: true });
    const { session } = await signedIn(async () => {});
    expect(await session.hasUnsavedWork()).toBe(true);
    localStorage.clear();
    expect(await session.hasUnsavedWork()).toBe(false);
    expect(await session.signOut()).toBe(true);
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
});
