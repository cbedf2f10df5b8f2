import { plans } from '@datewright/contracts/plans';
import { usePlan, useTrack } from '@datewright/sdk/host';
import { useEffect } from 'react';
import { useTrackOnce } from '../../../hooks/use-track-once.ts';
import { markConversion } from '../mark-conversion.ts';
import type { Purchase } from '../purchase-state.ts';

/** After a completed purchase: reloads the plan and tracks the conversion once. */
export function useTrackPurchase({ transactionId, amount, currency, planType }: Purchase): void {
  const track = useTrack();
  const { refresh } = usePlan();
  const countOnce = useTrackOnce(markConversion);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  useEffect(() => {
    if (!countOnce(transactionId)) return;
    const item = plans[planType].name;
    track('purchase', { value: amount, currency, item, category: 'subscription' });
    track('conversion', { value: amount, currency });
  }, [track, countOnce, transactionId, amount, currency, planType]);
}
