import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { createRemoteCache, type RemoteModule } from '../src/federation/remote-cache.ts';

const remote = { card: { name: 'mfe_a' } } as ComposedRemote;
const page: RemoteModule = { default: () => null };

function shelfOf(...answers: (RemoteModule | Error)[]) {
  const attempts: number[] = [];
  const loadRemote = async (_: ComposedRemote, attempt: number) => {
    attempts.push(attempt);
    const answer = answers[attempts.length - 1];
    if (answer instanceof Error || !answer) throw answer;
    return answer;
  };
  return { shelf: createRemoteCache({ loadRemote, loadShared: async () => undefined }), attempts };
}

test('Hovering over a link and then following it loads a remote once, and then it is available at once', async () => {
  const { shelf, attempts } = shelfOf(page);
  shelf.preload(remote);
  expect(shelf.getLoaded(remote)).toBeNull();
  await shelf.load(remote);
  expect(shelf.getLoaded(remote)).toBe(page.default);
  expect(attempts).toEqual([0]);
});

test('After a failure the next visit tries again with another retry number', async () => {
  const { shelf, attempts } = shelfOf(new Error('gone'), page);
  await expect(shelf.load(remote)).rejects.toThrow('gone');
  await expect(shelf.load(remote)).resolves.toBe(page);
  expect(attempts).toEqual([0, 1]);
});

test('A remote that crashed while it was shown is loaded again, not taken from the cache', async () => {
  const { shelf, attempts } = shelfOf(page, page);
  await shelf.load(remote);
  await shelf.reload(remote);
  expect(attempts).toEqual([0, 1]);
});
