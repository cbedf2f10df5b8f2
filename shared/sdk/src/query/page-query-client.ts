import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { useSession } from '../host.ts';

let cached: { memberId: string | null; client: QueryClient } | null = null;

/**
 * The page's query cache: one for all remotes, and another one for another member, so that nothing read by one is ever
 * shown to the next.
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

/** Answers stay fresh for five minutes, reads retry twice, writes once. */
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

// What a service refused will be refused again; only what never arrived or broke is worth another try.
function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
