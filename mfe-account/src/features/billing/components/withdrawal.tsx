import { plans } from '@datewright/contracts/plans';
import { formatLongDate } from '@datewright/sdk/dates';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, RetryNotice, Row } from '@datewright/ui';
import { useState } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { withdrawalQuery } from '../api/withdrawal-query.ts';
import type { Contract } from '../contract.ts';
import { useBillingCopy } from '../copy/use-billing-copy.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

/** Withdrawal from contracts within their period, and the last receipt. Renders nothing if there is neither. */
export function Withdrawal() {
  const { withdrawal: copy } = useBillingCopy().billing;
  const { data, error, refetch, isFetching } = useQuery(withdrawalQuery(useApi()));
  const [asked, setAsked] = useState<Contract | null>(null);
  const [open, setOpen] = useState(false);

  function ask(about: Contract) {
    setAsked(about);
    setOpen(true);
  }

  if (error && !data && !isFetching) {
    return <RetryNotice onRetry={() => refetch()}>{copy.loadFailed}</RetryNotice>;
  }
  return (
    <>
      {data?.contracts.map((contract) => (
        <SectionCard
          key={contract.id}
          title={copy.title}
          lead={copy.lead(plans[contract.planType].name, formatLongDate(contract.until) ?? '')}
        >
          <Row>
            <Button variant="secondary" onClick={() => ask(contract)}>
              {copy.begin}
            </Button>
          </Row>
        </SectionCard>
      ))}
      {data?.last && (
        <SectionCard title={copy.last}>
          <WithdrawalReceipt withdrawal={data.last} />
        </SectionCard>
      )}
      {/* Stays mounted after success, when the contract is gone. */}
      {asked && <WithdrawDialog key={asked.id} contract={asked} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
