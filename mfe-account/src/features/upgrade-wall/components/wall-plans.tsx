import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { usePlan, useTools, useTrack } from '@datewright/sdk/host';
import { Badge, Card, Grid, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { type Ref, useId } from 'react';
import { PlanPrice } from '../../../components/plan-price.tsx';
import { RouteButton } from '../../../components/route-button.tsx';
import { useUpgradeWallCopy } from '../copy/use-upgrade-wall-copy.ts';
import type { UpgradeReason } from '../upgrade-reason.ts';

const paid: PaidTier[] = ['weekly', 'monthly'];
const includesTool = (tier: PaidTier, { tool }: UpgradeReason) => tool === null || tool.allowances[tier] !== null;

interface Props {
  reason: UpgradeReason;
  /** Gets the way to choose the first plan that the member does not have. */
  firstOffer: Ref<HTMLDivElement>;
}

/** The two paid plans, each with what it includes. */
export function WallPlans({ reason, firstOffer }: Props) {
  const { wall: copy } = useUpgradeWallCopy();
  const { tier } = usePlan();
  const heading = useId();
  // One that lacks the tool is there to compare.
  const title = copy.plansTitle(paid.every((one) => includesTool(one, reason)) ? reason.tool?.name : undefined);
  const first = paid.find((one) => one !== tier);
  const nearest = paid.find((one) => one !== tier && includesTool(one, reason));
  return (
    <Stack as="section" $gap={4} aria-labelledby={heading}>
      <Heading as="h2" $size={22} id={heading}>
        {title}
      </Heading>
      <Grid $min="18rem" $gap={4}>
        {paid.map((one) => (
          <WallPlan
            key={one}
            tier={one}
            reason={reason}
            nearest={one === nearest}
            offer={one === first ? firstOffer : undefined}
          />
        ))}
      </Grid>
    </Stack>
  );
}

interface PlanProps {
  tier: PaidTier;
  reason: UpgradeReason;
  nearest: boolean;
  offer: Ref<HTMLDivElement> | undefined;
}

/** `nearest` marks the cheapest plan that includes the tool. */
function WallPlan({ tier, reason, nearest, offer }: PlanProps) {
  const { wall: copy, plans: words } = useUpgradeWallCopy();
  const plan = usePlan();
  const money = useFormatMoney();
  const track = useTrack();
  const name = plans[tier].name;
  const tools = useTools();
  // Without a named tool, list all tools, including those that the plan lacks.
  const lines =
    reason.tool === null
      ? tools.map(({ name: tool, allowances }) => ({ tool, holds: allowances[tier] }))
      : [{ tool: reason.tool.name, holds: reason.tool.allowances[tier] }];
  return (
    <Card as="article" $padding={5}>
      <Stack $gap={4}>
        <Row $justify="space-between">
          <Heading as="h3" $size={18}>
            {name}
          </Heading>
          {plan.tier === tier && <Badge>{words.current}</Badge>}
        </Row>
        <PlanPrice amount={money(plans[tier].price)} period={words.period[tier]} />
        {lines.map(({ tool, holds }) => (
          <Row key={tool} $gap={2} $nowrap>
            <Icon name={holds ? 'check' : 'close'} />
            <span>{holds ? copy.includes(tool, words.amount(holds)) : copy.excludes(tool)}</span>
          </Row>
        ))}
        {plan.tier !== tier && (
          <Stack $gap={2} ref={offer}>
            <RouteButton
              to={`/pricing?checkout=${plans[tier].slug}&source=upgrade-wall`}
              variant={nearest ? 'primary' : 'secondary'}
              full
              onClick={() => track('cta_click', { location: 'upgrade-wall', label: name })}
            >
              {words.choose(name)}
            </RouteButton>
            <Text $tone="muted" $size={14}>
              {words.terms[tier](money(plans[tier].price))}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
