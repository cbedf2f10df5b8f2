import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { useSession } from '../host.ts';

let cached: { memberId: string | null; client: QueryClient } | null = null;

/**
 * The query cache of the page, shared by all remotes. Each member gets a new one, so that no member sees the data of
 * another.
 */
export function usePageQueryClient(): QueryClient {
  const { user } = useSession();
  return clientFor(user?.id ?? null);
}

function clientFor(memberId: string | null): QueryClient {
  if (cached?.memberId !== memberId) {
    cached?.client.clear();
    cached = { memberId, client: createQueryClient() };
  }
  return cached.client;
}

/** Answers stay fresh for five minutes, reads are retried twice, writes once. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 300_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isRetryable(error),
      },
      mutations: { retry: (failures, error) => failures < 1 && isRetryable(error) },
    },
  });
}

// A service would refuse the same request again, so only network and server failures are worth a retry.
function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
