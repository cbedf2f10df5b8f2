import { getPurchase } from '@datewright/contracts/account/get-purchase';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';
import { nextPollDelay, type PurchaseState, toPurchaseState } from '../purchase-state.ts';

const lateAfter = 10_000;

/** The state of a checkout, polled until it is final. */
export function usePurchase(sessionId: string | null): PurchaseState {
  const api = useApi();
  const isLate = useIsLate(sessionId);
  const { data, error } = useQuery({
    queryKey: ['account', 'purchase', sessionId],
    enabled: sessionId !== null,
    queryFn: ({ signal }) => api.call(getPurchase, { params: { sessionId: sessionId ?? '' }, signal }),
    staleTime: 0,
    // Polling already repeats the request.
    retry: false,
    refetchInterval: ({ state }) =>
      nextPollDelay({ answer: state.data, error: state.error }, state.dataUpdateCount + state.errorUpdateCount),
  });
  return sessionId === null ? { kind: 'unknown' } : toPurchaseState({ answer: data, error, isLate });
}

function useIsLate(sessionId: string | null): boolean {
  const [late, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another checkout starts a new wait
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, [sessionId]);
  return late;
}
