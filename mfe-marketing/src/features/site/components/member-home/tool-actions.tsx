import { useTools } from '@datewright/sdk/host';
import { Grid } from '@datewright/ui';
import type { NextSteps } from '../../hooks/use-next-steps.ts';
import { ToolActionCard } from './tool-action-card.tsx';

const maxActions = 2;

/** The first tools that invite a member, each where it was left. */
export function ToolActions({ steps, isLoading }: Pick<NextSteps, 'steps' | 'isLoading'>) {
  const shown = useTools().flatMap((tool) =>
    tool.card?.home.action && tool.path ? [{ tool, to: tool.path, action: tool.card.home.action }] : [],
  );
  return (
    <Grid $min="16rem" $gap={5}>
      {shown.slice(0, maxActions).map((one) => (
        <ToolActionCard key={one.to} {...one} next={steps.get(one.tool.service) ?? null} isLoading={isLoading} />
      ))}
    </Grid>
  );
}
