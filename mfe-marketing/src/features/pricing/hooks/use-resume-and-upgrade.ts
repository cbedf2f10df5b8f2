import { useFormatMoney } from '@datewright/sdk/billing';
import { ApiError, usePlan, useToast } from '@datewright/sdk/host';
import { useState } from 'react';
import { useUpgrade } from '../api/use-upgrade.ts';
import { useUpgradeQuote } from '../api/use-upgrade-quote.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useConsent } from './use-consent.ts';

/** Upgrades to Pro at the quoted price, after consent. The price is fetched while `open`. */
export function useResumeAndUpgrade(open: boolean, onClose: () => void) {
  const { takeBack: copy } = usePricingCopy().checkout;
  const plan = usePlan();
  const money = useFormatMoney();
  const toast = useToast();
  const consent = useConsent();
  const quote = useUpgradeQuote(open);
  const upgrade = useUpgrade();
  const [problem, setProblem] = useState<{ text: string; atBank: boolean } | null>(null);
  const today = quote.data && money(quote.data.amount, quote.data.currency);

  function close() {
    consent.forget();
    setProblem(null);
    onClose();
  }

  async function agree() {
    if (!quote.data || !consent.given()) return;
    setProblem(null);
    try {
      await upgrade.mutateAsync({ amount: quote.data.amount, quotedAt: quote.data.quotedAt });
      toast.success(copy.done);
      close();
      void plan.refresh();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setProblem({ text: error instanceof ApiError ? error.message : copy.failed, atBank: code === 'payment_refused' });
      if (code === 'price_changed') void quote.refetch();
      if (code === 'no_active_subscription') void plan.refresh();
    }
  }

  return { quote, today, consent, busy: upgrade.isPending, problem, agree, close };
}
