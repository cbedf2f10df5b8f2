import { getCreditHistory } from '@datewright/contracts/account/get-credit-history';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQuery } from '@datewright/sdk/query';
import type { z } from '@datewright/sdk/zod';
import { useState } from 'react';

type Page = z.infer<typeof getCreditHistory.response>;

/** The newest lines, and earlier ones on request. */
export function useCreditHistory() {
  const api = useApi();
  const first = useQuery({
    queryKey: ['account', 'credit-history'],
    queryFn: ({ signal }) => api.call(getCreditHistory, { signal }),
    // Members open it to understand a number, so it must never be stale.
    staleTime: 0,
  });
  const [before, setBefore] = useState<Page[]>([]);
  const more = useMutation({
    mutationFn: (place: string) => api.call(getCreditHistory, { query: { before: place } }),
    onSuccess: (page) => setBefore([...before, page]),
  });
  const pages = first.data ? [first.data, ...before] : [];
  return { first, more, entries: pages.flatMap((page) => page.entries), earlier: pages.at(-1)?.earlier ?? null };
}
