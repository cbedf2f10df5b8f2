import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { createRemoteCache, type RemoteModule } from '../src/federation/remote-cache.ts';

const remote = { card: { name: 'mfe_a' } } as ComposedRemote;
const page: RemoteModule = { default: () => null };

function createTestCache(...answers: (RemoteModule | Error)[]) {
  const attempts: number[] = [];
  const loadRemote = async (_: ComposedRemote, attempt: number) => {
    attempts.push(attempt);
    const answer = answers[attempts.length - 1];
    if (answer instanceof Error || !answer) throw answer;
    return answer;
  };
  const fetched: string[] = [];
  const fetchRemote = ({ card }: ComposedRemote) => void fetched.push(card.name);
  return {
    remoteCache: createRemoteCache({ loadRemote, fetchRemote, loadShared: async () => undefined }),
    attempts,
    fetched,
  };
}

test('Hovering over a link downloads a remote and runs nothing; following it loads it once, and then it is available at once', async () => {
  const { remoteCache, attempts, fetched } = createTestCache(page);
  remoteCache.prefetch(remote);
  expect([fetched, attempts, remoteCache.getLoaded(remote)]).toEqual([['mfe_a'], [], null]);
  await Promise.all([remoteCache.load(remote), remoteCache.load(remote)]);
  remoteCache.prefetch(remote);
  expect(fetched).toEqual(['mfe_a']);
  expect(remoteCache.getLoaded(remote)).toBe(page.default);
  expect(attempts).toEqual([0]);
});

test('After a failure the next visit tries again with another retry number', async () => {
  const { remoteCache, attempts } = createTestCache(new Error('gone'), page);
  await expect(remoteCache.load(remote)).rejects.toThrow('gone');
  await expect(remoteCache.load(remote)).resolves.toBe(page);
  expect(attempts).toEqual([0, 1]);
});

test('A remote that crashed while it was shown is loaded again, not taken from the cache', async () => {
  const { remoteCache, attempts } = createTestCache(page, page);
  await remoteCache.load(remote);
  await remoteCache.reload(remote);
  expect(attempts).toEqual([0, 1]);
});
