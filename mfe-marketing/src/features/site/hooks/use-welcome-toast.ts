import { tools } from '@datewright/contracts/tools';
import { usePlan, useToast } from '@datewright/sdk/host';
import { useEffect } from 'react';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { claimOncePerTab } from './use-once-per-tab.ts';

const [first] = tools;

/** Shows a toast once with the plan and the remaining credits; none when no credits remain. */
export function useWelcomeToast(): void {
  const copy = useMarketingCopy().member;
  const { loading, assumed, tierLabel, features } = usePlan();
  const toast = useToast();
  const { creditsPerDay, currentCredits } = features[first.feature];
  useEffect(() => {
    if (loading || assumed || currentCredits <= 0 || !claimOncePerTab('homeWelcome')) return;
    toast.info(copy.welcome(tierLabel, currentCredits, creditsPerDay));
  }, [loading, assumed, tierLabel, currentCredits, creditsPerDay, copy, toast]);
}
