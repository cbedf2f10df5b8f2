import { usePlan, useRouteCheck } from '@datewright/sdk/host';
import { Card, Grid, Heading, LinkButton, Notice, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { tools } from '../tools.ts';
import { UpgradeLink } from './upgrade-link.tsx';

/** The tools that there are: a way in, or what to do when nothing is left. */
export function Boosts() {
  const { dashboard: copy } = useCopy();
  const plan = usePlan();
  const has = useRouteCheck();
  return (
    <Grid $min="16rem" $gap={4}>
      {tools
        .filter(({ path }) => has(path))
        .map(({ tool, path }) => {
          const words = copy.tools[tool];
          const { available, total } = plan.credits[tool];
          const isDepleted = !plan.loading && available <= 0;
          return (
            <Card key={tool} as="article">
              <Stack $gap={3} $align="start">
                <Heading as="h3" $size={18}>
                  {words.boost}
                </Heading>
                <Text $tone="muted">{words.text}</Text>
                {isDepleted ? (
                  <>
                    <Notice tone="careful">{total === 0 ? copy.noAccess : words.depleted}</Notice>
                    <UpgradeLink tool={tool} source="dashboard-boost" label={copy.upgrade} />
                  </>
                ) : (
                  <LinkButton to={path}>{words.action}</LinkButton>
                )}
                {plan.tier === 'free' && !plan.loading && (
                  <Text $tone="muted" $size={14}>
                    {words.upsell}
                  </Text>
                )}
              </Stack>
            </Card>
          );
        })}
    </Grid>
  );
}
