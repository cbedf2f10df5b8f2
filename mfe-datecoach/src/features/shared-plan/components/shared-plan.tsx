import { hiddenSpot, type SharedPlan as Plan } from '@datewright/contracts/datecoach/plan-link';
import { ApiError } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, RetryNotice, Skeleton, Stack, Text } from '@datewright/ui';
import { MapLinks } from '../../../components/map-links.tsx';
import { getBrowserTimeZone } from '../../../lib/browser-time-zone.ts';
import { formatCheckIn, formatDayAndTimes, getStartTime } from '../../../lib/plan-times.ts';
import { useSharedPlan } from '../api/use-shared-plan.ts';
import { useSharedPlanCopy } from '../copy/use-shared-plan-copy.ts';
import { LinkEnded } from './link-ended.tsx';
import { Silence } from './silence.tsx';

const Facts = styled.dl`
  display: grid;
  gap: var(--space-4);
  overflow-wrap: anywhere;
  dt {
    color: var(--muted);
    font-size: var(--text-14);
  }
  dd {
    font-size: var(--text-18);
    margin: 0;
  }
`;

/** A date as a friend of the member sees it: when, where, and what to do if no message comes. */
export function SharedPlan({ token }: { token: string }) {
  const copy = useSharedPlanCopy();
  const { data, error, refetch, isFetching } = useSharedPlan(token);
  if (error instanceof ApiError && error.code === 'plan_link_gone') return <LinkEnded />;
  if (data) return <PlanFacts plan={data} />;
  if (error && !isFetching) return <RetryNotice onRetry={() => void refetch()}>{copy.failed}</RetryNotice>;
  return <Skeleton $height="20rem" $radius="var(--radius-card)" aria-label={copy.loading} />;
}

function PlanFacts({ plan }: { plan: Plan }) {
  const copy = useSharedPlanCopy();
  const { matchName, place, city, meetingPoint, timeZone, video } = plan;
  const isIdeaShown = place === '' && plan.spotName !== hiddenSpot;
  const where = [place, city].filter(Boolean).join(', ');
  const noPlace = isIdeaShown ? copy.noPlace : copy.hiddenPlace;
  const by = formatCheckIn(plan);
  return (
    <Stack $gap={6}>
      <Heading as="h1" $size={36} style={{ overflowWrap: 'anywhere' }}>
        {copy.title(matchName)}
      </Heading>
      <Card $padding={5}>
        <Facts>
          <div>
            <dt>{copy.when}</dt>
            <dd>
              {formatDayAndTimes(plan)} {timeZone !== getBrowserTimeZone() && copy.zone(timeZone)}
            </dd>
          </div>
          <div>
            <dt>{copy.where}</dt>
            <dd>{video ? copy.video : place ? where : noPlace}</dd>
            {!video && place && (
              <dd>
                <MapLinks type={place} city={city} />
              </dd>
            )}
            {!video && isIdeaShown && (
              <Text as="dd" $tone="muted" $size={16}>
                {copy.idea([plan.spotName, city].filter(Boolean).join(', '))}
              </Text>
            )}
          </div>
          {!video && meetingPoint && (
            <div>
              <dt>{copy.meetingPoint}</dt>
              <dd>{meetingPoint}</dd>
            </div>
          )}
          <div>
            <dt>{copy.by}</dt>
            <dd>{by ? copy.byTime(by) : copy.later}</dd>
          </div>
        </Facts>
      </Card>
      <Silence {...{ video, timeZone, by }} isOn={getStartTime(plan).getTime() <= Date.now()} />
      <Text $tone="muted" $size={14}>
        {copy.newest}
      </Text>
    </Stack>
  );
}
