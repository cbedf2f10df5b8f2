import type { ToolName } from '@datewright/contracts/tool-lookup';
import { useHasRoute, usePlan } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { findLargerPlan } from '../find-larger-plan.ts';

interface Props {
  tool: ToolName;
  source: string;
  /** Gets the name of the plan it leads to. */
  label: (plan: string) => string;
  variant?: 'secondary' | 'ghost';
}

/** Links to the cheapest plan that includes more of a tool, if there is one and its page exists. */
export function UpgradeLink({ tool, source, label, variant = 'secondary' }: Props) {
  const plan = findLargerPlan(usePlan().tier, tool);
  const exists = useHasRoute('/pricing');
  if (!plan || !exists) return null;
  return (
    <LinkButton to={`/pricing?checkout=${plan.slug}&source=${source}`} variant={variant} size="small">
      {label(plan.name)}
    </LinkButton>
  );
}
