import type { ToolName } from '@datewright/contracts/tool-lookup';
import { useHasRoute, usePlan } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { findLargerPlan } from '../find-larger-plan.ts';

interface Props {
  tool: ToolName;
  source: string;
  /** By the name of the plan that it leads to. */
  label: (plan: string) => string;
}

/** Leads to the nearest plan that holds more of a tool, when there is one and its page exists. */
export function UpgradeLink({ tool, source, label }: Props) {
  const plan = findLargerPlan(usePlan().tier, tool);
  const exists = useHasRoute('/pricing');
  if (!plan || !exists) return null;
  return (
    <LinkButton to={`/pricing?checkout=${plan.slug}&source=${source}`} variant="secondary" size="small">
      {label(plan.name)}
    </LinkButton>
  );
}
