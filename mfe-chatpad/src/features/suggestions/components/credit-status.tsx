import { usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { Badge, Row, Skeleton, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

export function CreditStatus() {
  const { credits: copy } = useCopy();
  const plan = usePlan();
  const refresh = useRefreshLabel(plan.features.chatPad.nextRefreshTime);
  if (plan.loading) return <Skeleton $width="12rem" $height="1.5rem" />;
  const { currentCredits, creditsPerDay } = plan.features.chatPad;
  const lowThreshold = Math.max(1, creditsPerDay / 10);
  const tone = currentCredits > lowThreshold ? 'neutral' : currentCredits > 0 ? 'careful' : 'bad';
  return (
    <Row $gap={2}>
      <Badge $tone={tone} role="status">
        {copy.left(currentCredits, creditsPerDay)}
      </Badge>
      <Text $tone="muted" $size={14}>
        {refresh}
      </Text>
    </Row>
  );
}
