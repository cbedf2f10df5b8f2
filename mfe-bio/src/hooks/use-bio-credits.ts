import { readBonus } from '@datewright/contracts/bio/read-bonus';
import { useApi, usePlan, useRefreshLabel, useSession } from '@datewright/sdk/host';
import { queryOptions, useQuery, useQueryClient } from '@datewright/sdk/query';
import { readStored, writeStored } from '@datewright/sdk/storage';

const bonusQuery = { queryKey: ['bio', 'bonus'] };

/** The member's bio credits, and the bonus that replaces them once they are used up. */
export function useBioCredits() {
  const api = useApi();
  const queries = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const { credits, loading, refresh, upgradeUrl } = usePlan();
  const { available, limit, resetDate, resetPeriod } = credits.bio_write;
  const isOut = !loading && available <= 0;
  const usedKey = `bio:${userId}:bonus`;
  const { data } = useQuery({
    ...queryOptions({ ...bonusQuery, queryFn: ({ signal }) => api.call(readBonus, { signal }) }),
    enabled: isOut,
  });
  const bonus = isOut && data?.available === true;

  function bonusSpent() {
    // Only affects the wording: the service decides.
    writeStored('sessionStorage', usedKey, '1');
    queries.setQueryData(bonusQuery.queryKey, { available: false });
  }

  return {
    available,
    limit,
    loading,
    isOut,
    bonus,
    bonusUsed: isOut && readStored('sessionStorage', usedKey) === '1',
    canWrite: loading || available > 0 || bonus,
    period: resetPeriod,
    refreshLabel: useRefreshLabel(resetDate),
    canUpgrade: upgradeUrl !== null,
    refresh,
    bonusSpent,
    /** After a failure the bonus may be available or used. */
    refetchBonus: () => void queries.invalidateQueries(bonusQuery),
  };
}
export type BioCredits = ReturnType<typeof useBioCredits>;
