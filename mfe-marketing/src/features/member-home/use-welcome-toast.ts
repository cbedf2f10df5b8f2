import { tools } from '@datewright/contracts/tools';
import { usePlan, useToast } from '@datewright/sdk/host';
import { useEffect } from 'react';
import { useMarketingCopy } from '../../copy/use-marketing-copy.ts';
import { takeFirst } from './use-first-time.ts';

const [first] = tools;

/** Says once, when the plan is known, which plan it is. */
export function useWelcomeToast(): void {
  const copy = useMarketingCopy().member;
  const { loading, assumed, tierLabel, features } = usePlan();
  const toast = useToast();
  const { creditsPerDay } = features[first.feature];
  useEffect(() => {
    if (loading || assumed || !takeFirst('homeWelcome')) return;
    toast.info(copy.welcome(tierLabel, creditsPerDay));
  }, [loading, assumed, tierLabel, creditsPerDay, copy, toast]);
}
