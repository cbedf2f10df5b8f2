import { AdminFrame } from '../../features/admin/components/admin-frame.tsx';
import { AnalyticsDashboard } from '../../features/admin/components/analytics/analytics-dashboard.tsx';
import { useAnalyticsCopy } from '../../features/admin/copy/use-analytics-copy.ts';

export function AnalyticsPage() {
  const { title } = useAnalyticsCopy();
  return (
    <AdminFrame title={title}>
      <AnalyticsDashboard />
    </AdminFrame>
  );
}
