import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { EmptyState, Skeleton, Stack, VisuallyHidden } from '@datewright/ui';
import { LoadFailure } from '../../../components/load-failure.tsx';
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
  if (data?.invoices.length === 0) return <EmptyState title={copy.empty}>{copy.emptyText}</EmptyState>;
  if (data) return <InvoiceTable invoices={data.invoices} />;
  if (error && !isFetching) {
    return (
      <LoadFailure
        title={copy.failed}
        message={error.message}
        live="polite"
        retry={copy.retry}
        onRetry={() => refetch()}
      />
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
