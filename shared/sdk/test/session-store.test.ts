import { ApiError } from '../src/api/api-error.ts';
import type { Calls } from '../src/calls/start-calls.ts';
import { createSessionStore } from '../src/session/session-store.ts';

const member = { id: 'u1', email: 'a@b.test', fullName: null, roles: [], createdAt: '2026-11-21T12:00:00Z' };
const failure = (status: number) => new ApiError({ code: 'any', status, message: 'no' });

/** The session of a page whose member is signed in; ending it answers as told. */
async function signedIn(endSession: Calls['endSession']) {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const onChange = jest.fn();
  const calls = async () => ({ readSession: async () => member, endSession }) as unknown as Calls;
  const session = createSessionStore({ calls, onChange, forgetTokens: () => {} });
  await session.refresh();
  return { session, onChange };
}

test('Signing out ends the session, and says that it did', async () => {
  const { session, onChange } = await signedIn(async () => {});
  expect(await session.signOut()).toBe(true);
  expect(session.get()).toMatchObject({ status: 'signed-out', user: null });
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('Signing out of a session that was over already is done, and says so', async () => {
  const { session } = await signedIn(() => Promise.reject(failure(401)));
  expect(await session.signOut()).toBe(false);
  expect(session.get().status).toBe('signed-out');
});

test.each([0, 429, 503])('Signing out that fails with %i leaves the member signed in, and fails', async (status) => {
  const { session } = await signedIn(() => Promise.reject(failure(status)));
  await expect(session.signOut()).rejects.toMatchObject({ status });
  expect(session.get().status).toBe('signed-in');
});
