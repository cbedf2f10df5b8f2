import { useTools } from '@datewright/sdk/host';
import { Grid } from '@datewright/ui';
import { NextCard } from './next-card.tsx';

const most = 2;

/** The things that a member comes for. */
export function Actions() {
  const shown = useTools().flatMap((tool) =>
    tool.card?.home.action && tool.path ? [{ tool, to: tool.path, action: tool.card.home.action }] : [],
  );
  return (
    <Grid $min="16rem" $gap={5}>
      {shown.slice(0, most).map((one, at) => (
        <NextCard key={one.to} {...one} isMain={at === 0} />
      ))}
    </Grid>
  );
}
