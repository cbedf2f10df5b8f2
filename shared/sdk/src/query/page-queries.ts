import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { useSession } from '../host.ts';

let kept: { memberId: string | null; client: QueryClient } | null = null;

/**
 * The page's query cache: one for all remotes, and another one for another member, so that nothing read by one is ever
 * shown to the next.
 */
export function usePageQueries(): QueryClient {
  const { user } = useSession();
  return clientOf(user?.id ?? null);
}

function clientOf(memberId: string | null): QueryClient {
  if (kept?.memberId !== memberId) {
    kept?.client.clear();
    kept = { memberId, client: createQueries() };
  }
  return kept.client;
}

/** Answers stay fresh for five minutes, reads retry twice, writes once. */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 300_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
      },
      mutations: { retry: (failures, error) => failures < 1 && worthRetrying(error) },
    },
  });
}

// What a service refused will be refused again; only what never arrived or broke is worth another try.
function worthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
