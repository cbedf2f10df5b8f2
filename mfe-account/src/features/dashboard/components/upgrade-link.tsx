import { useHasRoute, usePlan } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import type { ReactNode } from 'react';

/** Leads to the plan above, when there is one and its page exists. */
export function UpgradeLink({ source, children }: { source: string; children: ReactNode }) {
  const { upgradeUrl } = usePlan();
  const exists = useHasRoute('/pricing');
  if (!upgradeUrl || !exists) return null;
  return (
    <LinkButton to={`${upgradeUrl}&source=${source}`} variant="secondary" size="small">
      {children}
    </LinkButton>
  );
}
