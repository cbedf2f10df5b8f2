import { tool } from '@datewright/contracts/datecoach/tool';
import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Button, Card, Heading, LinkButton, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { useAccess } from './workspace-provider.tsx';

const source = 'datecoach-no-access';

/** Says before everything else that the member's plan has no Date Coach, and which one has. */
export function NoAccessCard() {
  const { access: copy } = useCopy();
  const track = useTrack();
  const hasPrices = useHasRoute('/pricing');
  const { hasAccess, upgrade, planName, isChecking, check } = useAccess();
  const allowance = upgrade?.allowances[tool.credit];
  if (hasAccess) return null;
  return (
    <Card $padding={5} as="section" aria-labelledby="no-access">
      <Stack $gap={3}>
        <Stack $gap={1}>
          <Heading id="no-access" $size={22}>
            {copy.notInPlan(planName)}
          </Heading>
          {upgrade && allowance && <Text $size={18}>{copy.more(upgrade.name, allowance.limit)}</Text>}
        </Stack>
        <Text $tone="muted" $size={14}>
          {copy.preview}
        </Text>
        <Row $gap={3}>
          {hasPrices && upgrade && (
            <LinkButton
              to={`/pricing?checkout=${upgrade.slug}&source=${source}`}
              onClick={() => track('cta_upgrade_click', { source })}
            >
              {copy.upgrade}
            </LinkButton>
          )}
          <Button variant="ghost" busy={isChecking} onClick={() => void check()}>
            {copy.checkUpgrade}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
