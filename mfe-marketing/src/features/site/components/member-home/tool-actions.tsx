import { useTools } from '@datewright/sdk/host';
import { Grid } from '@datewright/ui';
import { ToolActionCard } from './tool-action-card.tsx';

const maxActions = 2;

export function ToolActions() {
  const shown = useTools().flatMap((tool) =>
    tool.card?.home.action && tool.path ? [{ tool, to: tool.path, action: tool.card.home.action }] : [],
  );
  return (
    <Grid $min="16rem" $gap={5}>
      {shown.slice(0, maxActions).map((one, at) => (
        <ToolActionCard key={one.to} {...one} isMain={at === 0} />
      ))}
    </Grid>
  );
}
