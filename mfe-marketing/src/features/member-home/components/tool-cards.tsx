import type { FeatureKey } from '@datewright/contracts/registry/card';
import { usePlan, useRouteCheck } from '@datewright/sdk/host';
import { Grid, Heading, type IconName, Stack } from '@datewright/ui';
import { useId } from 'react';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { ToolCard } from './tool-card.tsx';

/** A tool's page for reading about it, and the tool itself: the first of the two that exists is linked. */
const tools: { feature: FeatureKey; icon: IconName; paths: [string, string] }[] = [
  { feature: 'bioScanner', icon: 'edit', paths: ['/profile-analyzer', '/bioscanner'] },
  { feature: 'chatPad', icon: 'chat', paths: ['/chat-assistant', '/chatpad'] },
  { feature: 'dateCoach', icon: 'date', paths: ['/date-prep', '/datecoach'] },
  { feature: 'photoAnalyzer', icon: 'camera', paths: ['/photo-analyzer', '/photoanalyzer'] },
];

export function ToolCards() {
  const copy = useMarketingCopy().member;
  const { features, loading } = usePlan();
  const has = useRouteCheck();
  const heading = useId();
  const shown = tools.flatMap((tool) => {
    const to = tool.paths.find(has);
    return to ? [{ ...tool, to }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Heading id={heading} $size={22}>
        {copy.toolsTitle}
      </Heading>
      <Grid $min="16rem" $gap={5} $even>
        {shown.map(({ feature, icon, to }) => (
          <ToolCard
            key={feature}
            {...copy.tools[feature]}
            {...{ icon, to }}
            locked={!loading && !features[feature].hasAccess}
          />
        ))}
      </Grid>
    </Stack>
  );
}
