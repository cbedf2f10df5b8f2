import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { ClaimRow } from '../../../frame/claim-row.tsx';
import { Section } from '../../../frame/section.tsx';
import type { Claims } from '../../../frame/use-claims.ts';

/** The claimed figures, where they may be shown. */
export function Stats({ claims }: { claims: Claims }) {
  const copy = useMarketingCopy().stats;
  const stats = claims.of('stat');
  if (stats.length === 0) return null;
  return (
    <Section title={copy.title}>
      <ClaimRow claims={stats} />
    </Section>
  );
}
