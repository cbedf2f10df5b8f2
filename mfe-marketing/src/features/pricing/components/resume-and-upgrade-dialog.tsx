import { formatLongDate, type Portal, useFormatMoney } from '@datewright/sdk/billing';
import { ApiError, usePlan, useToast } from '@datewright/sdk/host';
import { Button, Dialog, Notice, Skeleton, Text } from '@datewright/ui';
import { useState } from 'react';
import { useUpgrade } from '../api/use-upgrade.ts';
import { useUpgradeQuote } from '../api/use-upgrade-quote.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useConsent } from '../hooks/use-consent.ts';
import { ConsentCheckbox } from './consent-checkbox.tsx';
import { OrderSummary } from './order-summary.tsx';

interface ResumeAndUpgradeDialogProps {
  open: boolean;
  onClose: () => void;
  portal: Portal;
}

/** Resumes a cancelled Starter plan and upgrades it to Pro in one step, with today's price. */
export function ResumeAndUpgradeDialog({ open, onClose, portal }: ResumeAndUpgradeDialogProps) {
  const { checkout, plans: words } = usePricingCopy();
  const { takeBack: copy } = checkout;
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

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.change(words.names.monthly)}
      actions={
        <>
          <Button variant="ghost" disabled={upgrade.isPending} onClick={close}>
            {checkout.back}
          </Button>
          <Button busy={upgrade.isPending} disabled={!today} onClick={agree}>
            {upgrade.isPending ? copy.busy : copy.pay(today ?? '…')}
          </Button>
        </>
      }
    >
      <Text>{copy.lead(plan.tierLabel, formatLongDate(plan.subscriptionEnd))}</Text>
      <OrderSummary tier="monthly" />
      {quote.error ? (
        <Notice
          tone="bad"
          live="polite"
          action={
            <Button variant="secondary" size="small" onClick={() => quote.refetch()}>
              {copy.again}
            </Button>
          }
        >
          {copy.noPrice}
        </Notice>
      ) : today ? (
        <Text>
          <strong>{copy.today(today)}</strong> {copy.counted}
        </Text>
      ) : (
        <Skeleton $height="1.5rem" />
      )}
      <ConsentCheckbox {...consent.box} />
      {problem && (
        <Notice
          tone="bad"
          live="assertive"
          action={
            problem.atBank && (
              <Button variant="secondary" size="small" busy={portal.opening !== null} onClick={() => portal.open()}>
                {copy.atBank}
              </Button>
            )
          }
        >
          {problem.text}
        </Notice>
      )}
    </Dialog>
  );
}
