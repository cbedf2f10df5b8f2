import { getPurchase } from '@datewright/contracts/account/get-purchase';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';
import { nextQuestion, type PurchaseState, purchaseState } from '../purchase-state.ts';

const lateAfter = 10_000;

/** What became of a checkout: asked of the service until it is final. */
export function usePurchase(sessionId: string | null): PurchaseState {
  const api = useApi();
  const isLate = useLate(sessionId);
  const { data, error } = useQuery({
    queryKey: ['account', 'purchase', sessionId],
    enabled: sessionId !== null,
    queryFn: ({ signal }) => api.call(getPurchase, { params: { sessionId: sessionId ?? '' }, signal }),
    staleTime: 0,
    // Asking again is what this does anyway.
    retry: false,
    refetchInterval: ({ state }) =>
      nextQuestion({ answer: state.data, error: state.error }, state.dataUpdateCount + state.errorUpdateCount),
  });
  return sessionId === null ? { kind: 'unknown' } : purchaseState({ answer: data, error, isLate });
}

function useLate(sessionId: string | null): boolean {
  const [late, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another checkout is waited for anew
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, [sessionId]);
  return late;
}
