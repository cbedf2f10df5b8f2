import type { ToolName } from '@datewright/contracts/tool-words';
import { useHasRoute, usePlan } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { planWithMore } from '../plan-with-more.ts';

interface Props {
  tool: ToolName;
  source: string;
  /** By the name of the plan that it leads to. */
  label: (plan: string) => string;
}

/** Leads to the nearest plan that holds more of a tool, when there is one and its page exists. */
export function UpgradeLink({ tool, source, label }: Props) {
  const plan = planWithMore(usePlan().tier, tool);
  const exists = useHasRoute('/pricing');
  if (!plan || !exists) return null;
  return (
    <LinkButton to={`/pricing?checkout=${plan.slug}&source=${source}`} variant="secondary" size="small">
      {label(plan.name)}
    </LinkButton>
  );
}
