import { reconcile } from '../src/features/saved/lib/reconcile.ts';

const local = (savedBio: string, version = 3, unsynced = false) => ({ savedBio, version, unsynced });
const remote = (bio: string, version = 3) => ({ bio, version, updatedAt: null });

describe('When the service’s bio has been read', () => {
  test.each([
    ['the same on both sides stays', local('A'), remote('A'), 'same'],
    ['the same stays though it had not been confirmed', local('A', 2, true), remote('A', 3), 'same'],
    ['another one replaces ours', local('A'), remote('B', 4), 'take'],
    ['one that another device cleared is cleared here', local('A'), remote('', 4), 'take'],
    ['nothing there and one here: ours is saved', local('A', 0), remote('', 0), 'push'],
    ['ours that was on its way when the page was left is saved', local('B', 3, true), remote('A', 3), 'push'],
    ['ours that was on its way is not laid over another device’s', local('B', 3, true), remote('C', 4), 'choose'],
    ['a clearing that was on its way is done', local('', 3, true), remote('A', 3), 'push'],
  ])('then %s', (_what, here, there, expected) => {
    expect(reconcile(here, there)).toBe(expected);
  });
});
