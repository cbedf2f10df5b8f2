import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Icon, LinkButton, Stack, Text, toIconName } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { UpgradeLink } from './upgrade-link.tsx';

const Sheet = styled(Card)`
  padding-block: 0;
`;

const Boost = styled.article`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-4);
  > a {
    justify-self: start;
    white-space: normal;
  }
  & + & {
    border-top: 1px solid var(--hairline);
  }
  @media (min-width: 40rem) {
    align-items: center;
    gap: var(--space-4);
    grid-template-columns: auto minmax(0, 1fr) auto;
    > a {
      justify-self: end;
    }
  }
  > svg {
    color: var(--muted);
  }
  @media (max-width: 39.99rem) {
    > svg {
      display: none;
    }
  }
`;

/** On a phone, the title and the button say enough. */
const WideText = styled(Text)`
  @media (max-width: 39.99rem) {
    display: none;
  }
`;

/** Each available tool: a link to it, or what to do when its credits are used up. */
export function Boosts() {
  const { dashboard: copy } = useCopy();
  const plan = usePlan();
  const isKnown = !plan.loading && !plan.assumed;
  const isFree = plan.tier === 'free' && isKnown;
  return (
    <Sheet $padding={4}>
      {useTools().map(({ credit, card, path }) => {
        if (!card || !path) return null;
        const words = card.dashboard;
        const { available, total } = plan.credits[credit];
        const isDepleted = isKnown && available <= 0;
        return (
          <Boost key={credit}>
            <Icon name={toIconName(card.icon)} size={24} />
            <Stack $gap={1}>
              <Heading as="h3" $size={18}>
                {words.title}
              </Heading>
              {isDepleted ? (
                <Text $tone="careful">{total === 0 ? copy.noAccess : words.depleted}</Text>
              ) : (
                <WideText $tone="muted">{words.text}</WideText>
              )}
              {isFree && (
                <Text $tone="muted" $size={14}>
                  {words.upsell}
                </Text>
              )}
            </Stack>
            {isDepleted ? (
              <UpgradeLink tool={credit} source="dashboard-boost" label={copy.upgrade} />
            ) : (
              <LinkButton to={path} variant="secondary" size="small">
                {words.action}
              </LinkButton>
            )}
          </Boost>
        );
      })}
    </Sheet>
  );
}
