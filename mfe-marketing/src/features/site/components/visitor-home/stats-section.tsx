import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import type { Claims } from '../../../../hooks/use-claims.ts';
import { ClaimList } from '../shared/claim-list.tsx';

export function StatsSection({ claims }: { claims: Claims }) {
  const copy = useMarketingCopy().stats;
  const stats = claims.ofKind('stat');
  if (stats.length === 0) return null;
  return (
    <Section title={copy.title}>
      <ClaimList claims={stats} />
    </Section>
  );
}
