import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Icon, RetryNotice, Row, Stack } from '@datewright/ui';
import { useState } from 'react';
import { RowButton } from '../../../components/row-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { formatScore, getScoreTone } from '../../../lib/score-tone.ts';
import type { EarlierResults } from '../hooks/use-earlier-results.ts';
import { formatDay, formatTime } from '../lib/format-day.ts';
import { findBestScore, type ResultSet } from '../lib/result-sets.ts';

const List = styled.ul``;

const Best = styled.span<{ $tone: 'good' | 'careful' | 'bad' }>`
  color: var(--${({ $tone }) => $tone});
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Count = styled.span`
  color: var(--muted);
`;

/** Sets listed before "Show all". */
const initialCount = 3;

/** The member's earlier results by day, newest first; nothing where there are none. */
export function EarlierList({ earlier }: { earlier: EarlierResults }) {
  const { history: copy } = useCopy();
  const [isWhole, setWhole] = useState(false);
  const { sets, isFailed, isFetching } = earlier;
  if (sets.length === 0 && !isFailed) return null;
  const isOneOfMany = (set: ResultSet) =>
    sets.filter((one) => formatDay(getTime(one), copy) === formatDay(getTime(set), copy)).length > 1;
  return (
    <Stack as="section" $gap={3} aria-labelledby="earlier-results">
      <Heading as="h2" id="earlier-results" $size={22}>
        {copy.title}
      </Heading>
      {isFailed && (
        <RetryNotice tone="careful" busy={isFetching} onRetry={earlier.retry}>
          {copy.failed}
        </RetryNotice>
      )}
      {sets.length > 0 && (
        <List>
          {sets.slice(0, isWhole ? undefined : initialCount).map((set) => {
            const best = findBestScore(set);
            const day = formatDay(getTime(set), copy);
            return (
              <li key={set.id}>
                <RowButton type="button" onClick={() => earlier.open(set)}>
                  <strong>{isOneOfMany(set) ? `${day}, ${formatTime(getTime(set))}` : day}</strong>
                  <Count>{copy.photos(set.results.length)}</Count>
                  {best !== null && <Best $tone={getScoreTone(best)}>{copy.best(formatScore(best))}</Best>}
                  <Icon name="chevron-right" size={18} />
                </RowButton>
              </li>
            );
          })}
        </List>
      )}
      {!isWhole && sets.length > initialCount && (
        <Row>
          <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
            {copy.showAll(sets.length)}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const getTime = ({ results }: ResultSet) => results[0]?.at ?? '';
