import { useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Grid, Skeleton } from '@datewright/ui';
import type { NextSteps } from '../../hooks/use-next-steps.ts';
import { ToolAction } from './tool-action.tsx';

const maxActions = 2;

const Buttons = styled(Grid)`
  > a {
    padding-inline: var(--space-2);
  }
`;

/** The first tools that invite a member, each where it was left. */
export function ToolActions({ steps, waiting, pending }: Pick<NextSteps, 'steps' | 'waiting' | 'pending'>) {
  const shown = useTools().flatMap((tool) =>
    tool.card?.home.action && tool.path ? [{ tool, to: tool.path, action: tool.card.home.action }] : [],
  );
  // Who or what waits is listed already, maybe by another tool.
  function findNext(service: string, to: string) {
    const next = steps.get(service) ?? null;
    const isListed = waiting.some(
      (one) => one.person === next?.person || (next?.search && one.to.startsWith(to + next.search)),
    );
    return isListed ? null : next;
  }
  return (
    <Buttons $min="15rem" $gap={3}>
      {shown
        .slice(0, maxActions)
        .map((one) =>
          pending.some(({ service }) => service === one.tool.service) ? (
            <Skeleton key={one.to} $height="var(--target)" $radius="var(--radius-control)" />
          ) : (
            <ToolAction key={one.to} {...one} next={findNext(one.tool.service, one.to)} />
          ),
        )}
    </Buttons>
  );
}
