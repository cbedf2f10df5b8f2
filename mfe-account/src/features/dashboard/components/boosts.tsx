import { usePlan, useTools } from '@datewright/sdk/host';
import { Grid, Heading, LinkButton, Notice, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { AlignedCard } from './aligned-card.tsx';
import { UpgradeLink } from './upgrade-link.tsx';

/** Each available tool: a link to it, or what to do when its credits are used up. */
export function Boosts() {
  const { dashboard: copy } = useCopy();
  const plan = usePlan();
  const isKnown = !plan.loading && !plan.assumed;
  const isFree = plan.tier === 'free' && isKnown;
  return (
    <Grid $min="16rem" $gap={4}>
      {useTools().map(({ credit, card, path }) => {
        if (!card || !path) return null;
        const words = card.dashboard;
        const { available, total } = plan.credits[credit];
        const isDepleted = isKnown && available <= 0;
        return (
          <AlignedCard key={credit} $rows={isFree ? 4 : 3} $padding={4}>
            <Heading as="h3" $size={18}>
              {words.title}
            </Heading>
            <Stack $gap={3}>
              <Text $tone="muted">{words.text}</Text>
              {isDepleted && <Notice tone="careful">{total === 0 ? copy.noAccess : words.depleted}</Notice>}
            </Stack>
            {isDepleted ? (
              <UpgradeLink tool={credit} source="dashboard-boost" label={copy.upgrade} />
            ) : (
              <LinkButton to={path} variant="secondary">
                {words.action}
              </LinkButton>
            )}
            {isFree && (
              <Text $tone="muted" $size={14}>
                {words.upsell}
              </Text>
            )}
          </AlignedCard>
        );
      })}
    </Grid>
  );
}
