import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import { styled } from '@datewright/sdk/styled';
import { Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { GoodWhen } from './spot-card.tsx';

const Fold = styled.details`
  border-top: 1px solid var(--hairline);
  > summary {
    cursor: pointer;
    font-size: var(--text-14);
    font-weight: 600;
    min-height: var(--target);
    padding-block: var(--space-3);
  }
`;

/** The hand-written advice that belongs to a built-in spot. */
export function BuiltInAdvice({ spot }: { spot: SpotLocation }) {
  const { spots: copy } = useCopy();
  const situations = spot.situations.map(({ scenario, response }) => `${scenario} ${response}`);
  const lists = [
    [copy.conversation, spot.conversation],
    [copy.touchPoints, spot.touchPoints],
    [copy.situations, situations],
  ] as const;
  return (
    <Fold>
      <summary>{copy.freeAdvice}</summary>
      <Stack $gap={3}>
        {spot.recommendedTransport.length > 0 && (
          <Text $size={14}>
            <strong>{copy.getThere}</strong> {spot.recommendedTransport.map((way) => copy.ways[way]).join(', ')}
          </Text>
        )}
        {lists.map(
          ([title, lines]) =>
            lines.length > 0 && (
              <div key={title}>
                <Text $size={14}>
                  <strong>{title}</strong>
                </Text>
                <GoodWhen aria-label={title}>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </GoodWhen>
              </div>
            ),
        )}
      </Stack>
    </Fold>
  );
}
