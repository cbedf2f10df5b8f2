import { PageHead } from '@datewright/sdk/page-head';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { AnalyticsDashboard } from '../features/admin/components/analytics/analytics-dashboard.tsx';
import { useAnalyticsCopy } from '../features/admin/copy/use-analytics-copy.ts';

const Frame = styled(Page)`
  padding-block: var(--space-8) var(--space-16);
`;

/** What the site brought, for the business. */
export function AnalyticsPage() {
  const copy = useAnalyticsCopy();
  return (
    <Frame>
      <PageHead title={copy.title} noindex />
      <AnalyticsDashboard />
    </Frame>
  );
}
