import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { EmptyState, RetryNotice, Skeleton, Stack, VisuallyHidden } from '@datewright/ui';
import { SectionCard } from '../../../components/section-card.tsx';
import { invoicesQuery } from '../api/invoices-query.ts';
import { useBillingCopy } from '../copy/use-billing-copy.ts';
import { InvoiceTable } from './invoice-table.tsx';

export function Invoices() {
  const { invoices: copy } = useBillingCopy().billing;
  return (
    <SectionCard title={copy.title} lead={copy.lead}>
      <Content />
    </SectionCard>
  );
}

function Content() {
  const { invoices: copy } = useBillingCopy().billing;
  const { data, error, refetch, isFetching } = useQuery(invoicesQuery(useApi()));
  if (data?.invoices.length === 0) {
    return (
      <EmptyState title={copy.empty} isFramed={false}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  if (data) return <InvoiceTable invoices={data.invoices} />;
  if (error && !isFetching) {
    return (
      <RetryNotice title={copy.failed} onRetry={() => refetch()}>
        {error.message}
      </RetryNotice>
    );
  }
  return (
    <Stack role="status" aria-busy $gap={3}>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton $height="3rem" />
      <Skeleton $height="3rem" />
    </Stack>
  );
}
