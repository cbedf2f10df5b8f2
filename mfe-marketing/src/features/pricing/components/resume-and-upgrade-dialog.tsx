import { plans } from '@datewright/contracts/plans';
import type { Portal } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan } from '@datewright/sdk/host';
import { Button, Dialog, Notice, Skeleton, Text } from '@datewright/ui';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useResumeAndUpgrade } from '../hooks/use-resume-and-upgrade.ts';
import { ConsentCheckbox } from './consent-checkbox.tsx';
import { OrderAgreement } from './order-agreement.tsx';
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
  const { quote, today, consent, busy, problem, agree, close } = useResumeAndUpgrade(open, onClose);

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.change(plans.monthly.name)}
      actions={
        <>
          <Button variant="ghost" disabled={busy} onClick={close}>
            {checkout.back}
          </Button>
          <Button busy={busy} disabled={!today} onClick={agree}>
            {busy ? copy.busy : copy.pay(today ?? '…')}
          </Button>
        </>
      }
    >
      <Text>{copy.lead(plan.tierLabel, formatLongDate(plan.subscriptionEnd))}</Text>
      <OrderSummary tier="monthly" />
      <TodayPrice today={today} failed={quote.error !== null} onRetry={() => quote.refetch()} />
      <ConsentCheckbox {...consent.box} />
      <OrderAgreement />
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

interface TodayPriceProps {
  /** The formatted price, once it is known. */
  today: string | undefined;
  failed: boolean;
  onRetry: () => void;
}

function TodayPrice({ today, failed, onRetry }: TodayPriceProps) {
  const { takeBack: copy } = usePricingCopy().checkout;
  if (failed) {
    return (
      <Notice
        tone="bad"
        live="polite"
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {copy.again}
          </Button>
        }
      >
        {copy.noPrice}
      </Notice>
    );
  }
  if (!today) return <Skeleton $height="1.5rem" />;
  return (
    <Text>
      <strong>{copy.today(today)}</strong> {copy.counted}
    </Text>
  );
}
