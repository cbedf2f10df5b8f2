import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan, useToast } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { useEffect } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

/** After the return from cancelling: confirms it once it is in force, with the plan's last day. */
export function useCancelledToast(): void {
  const { dashboard: copy } = useCopy();
  const { cancelAtPeriodEnd, subscriptionEnd, tierLabel } = usePlan();
  const [search, setSearch] = useSearchParams();
  const toast = useToast();
  const isBack = search.get('cancelled') === '1';
  const until = cancelAtPeriodEnd ? formatLongDate(subscriptionEnd) : null;
  useEffect(() => {
    if (!isBack || until === null) return;
    toast.success(copy.cancelled(tierLabel, until));
    setSearch(
      (before) => {
        before.delete('cancelled');
        return before;
      },
      { replace: true },
    );
  }, [isBack, until, tierLabel, copy, toast, setSearch]);
}
