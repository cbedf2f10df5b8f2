import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import type { Reachability } from '../api/reachability.ts';
import { useHost } from '../host/host-context.ts';
import { useSession } from '../host.ts';

interface PageClient {
  memberId: string | null;
  reachability: Reachability;
  client: QueryClient;
  /** Ends the client: it forgets its answers and refetches nothing. */
  close: () => void;
}

/**
 * Milliseconds between two refetches after outages, so that a service that keeps failing is not asked in a loop. Being
 * back online is no such outage.
 */
const refetchIntervalMs = 30_000;

let cached: PageClient | null = null;

/**
 * The query cache of the page, shared by all remotes. Each member gets a new one, so that no member sees the data of
 * another.
 */
export function usePageQueryClient(): QueryClient {
  const { user } = useSession();
  const { reachability } = useHost();
  return clientFor(user?.id ?? null, reachability);
}

function clientFor(memberId: string | null, reachability: Reachability): QueryClient {
  if (cached?.memberId !== memberId || cached.reachability !== reachability) {
    cached?.close();
    const client = createQueryClient();
    const stop = refetchAfterOutages(client, reachability);
    // Listens for the focus and the connection of the browser. A page may have been opened offline, from its cache.
    onlineManager.setOnline(globalThis.navigator?.onLine !== false);
    client.mount();
    const close = () => {
      stop();
      client.unmount();
      client.clear();
    };
    cached = { memberId, reachability, client, close };
  }
  return cached.client;
}

/** When a service can be reached again, refetches what the page shows as failed. Returns the function that ends it. */
function refetchAfterOutages(client: QueryClient, reachability: Reachability): () => void {
  let before = reachability.get();
  let refetchedAt = Number.NEGATIVE_INFINITY;
  const forget = () => {
    refetchedAt = Number.NEGATIVE_INFINITY;
  };
  globalThis.addEventListener?.('online', forget);
  const unsubscribe = reachability.subscribe(() => {
    const now = reachability.get();
    const isBack = [...now].some(([service, isReached]) => isReached && before.get(service) === false);
    before = now;
    if (!isBack || Date.now() - refetchedAt < refetchIntervalMs) return;
    refetchedAt = Date.now();
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  return () => {
    globalThis.removeEventListener?.('online', forget);
    unsubscribe();
  };
}

/** Answers stay fresh for five minutes, reads are retried twice, writes once, as late as a full service asks for. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a request fails instead of waiting, so that the page can say so.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 300_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isRetryable(error),
        retryDelay: getRetryDelay,
      },
      mutations: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isRetryable(error),
        retryDelay: getRetryDelay,
      },
    },
  });
}

// A service would refuse the same request again, so only network and server failures are worth a retry.
function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Milliseconds: as long as the service asks for, otherwise growing. */
const getRetryDelay = (failures: number, error: unknown) =>
  1000 * ((error instanceof ApiError && error.retryAfter) || 2 ** failures);
