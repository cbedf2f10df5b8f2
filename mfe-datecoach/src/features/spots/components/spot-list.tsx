import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { DateSpot, SpotLocation } from '@datewright/contracts/datecoach/spot';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { styled } from '@datewright/sdk/styled';
import { Button, Grid, Heading, Notice, Row, Skeleton, Stack, Text, TextField, VisuallyHidden } from '@datewright/ui';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useEffect, useRef } from 'react';
import { DateSafetyNotice } from '../../../components/date-safety-notice.tsx';
import type { ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { cityMaxLength, useCity } from '../../../hooks/use-city.ts';
import { hasSameNeeds } from '../../../hooks/use-needs.ts';
import type { AskOptions, SpotsState } from '../hooks/use-spots.ts';
import { BuiltInSpots } from './built-in-spots.tsx';
import { SpotCard } from './spot-card.tsx';

const CityField = styled.div`
  max-width: 24rem;
`;

interface Props {
  spots: SpotsState;
  needs: Needs;
  onChoose: (spot: DateSpot) => void;
  onChooseBuiltIn: (spot: SpotLocation) => void;
  onShowQuote: ShowQuote;
}

/** The spots for a match as they come, or what came in their place. */
export function SpotList({ spots: work, needs, onChoose, onChooseBuiltIn, onShowQuote }: Props) {
  const { spots: copy, map, words } = useCopy();
  const [city, setCity] = useCity();
  const heading = useRef<HTMLHeadingElement>(null);
  const { asking, trouble, spots } = work;
  const hasSnag = trouble?.kind === 'snag';
  const isHeld = trouble?.kind === 'held';
  // Between what was pressed and the spots stands a chat: who pressed sees that something began.
  useEffect(() => {
    if (!asking) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [asking]);
  const shown = asking || trouble ? null : spots;
  const ask = (wish: AskOptions = {}) => void work.ask(wish);
  const goOn = (kind: WaivableCategory) => ask({ goOn: kind });
  // There before it says something: what comes with its words is not read out.
  const status = (
    <VisuallyHidden role="status">
      {asking ? copy.asking : shown ? copy.there(shown.answer.dateSpots.length) : ''}
    </VisuallyHidden>
  );
  if ((!asking && !trouble && !spots) || trouble?.kind === 'preview') return status;
  return (
    <Stack as="section" $gap={5} aria-label={copy.title} aria-busy={asking}>
      {status}
      {!isHeld && (
        <Row $justify="space-between" $gap={2}>
          <Heading ref={heading} $size={28} tabIndex={-1}>
            {copy.title}
          </Heading>
          {shown && (
            <Button variant="ghost" size="small" onClick={() => ask({ again: true })}>
              {copy.again}
            </Button>
          )}
        </Row>
      )}
      {asking && <SpotListSkeleton />}
      {isHeld && <DateSafetyNotice care={trouble.care} focus onGoOn={goOn} />}
      {trouble?.kind === 'told' && (
        <Notice tone="bad" live="assertive">
          {trouble.message}
        </Notice>
      )}
      {hasSnag && (
        <Notice
          tone="careful"
          live="assertive"
          action={
            <Button variant="secondary" size="small" onClick={() => ask()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.snag}
        </Notice>
      )}
      {(hasSnag || shown) && (
        <CityField>
          <TextField
            label={map.city}
            hint={map.cityHint}
            value={city}
            maxLength={cityMaxLength}
            autoComplete="address-level2"
            onChange={({ target }) => setCity(target.value)}
          />
        </CityField>
      )}
      {hasSnag && <BuiltInSpots city={city} onChoose={onChooseBuiltIn} />}
      {shown && (
        <>
          {shown.answer.care && <DateSafetyNotice care={shown.answer.care} onGoOn={goOn} />}
          {!hasSameNeeds(shown.needs, needs) && <Notice live="polite">{copy.otherNeeds}</Notice>}
          <Row $gap={3}>
            <WrittenByAi>{words.byAi(shown.answer.writtenBy)}</WrittenByAi>
            <Text $tone="muted" $size={14}>
              {copy.disclosure}
            </Text>
          </Row>
          <Grid $min="18rem" $even>
            {shown.answer.dateSpots.map((spot) => (
              <SpotCard
                key={spot.id}
                spot={spot}
                city={city}
                onChoose={() => onChoose(spot)}
                onShowQuote={onShowQuote}
              />
            ))}
          </Grid>
        </>
      )}
    </Stack>
  );
}

function SpotListSkeleton() {
  const { spots: copy } = useCopy();
  return (
    <>
      <Text $tone="muted" aria-hidden>
        {copy.asking}
      </Text>
      <Grid $min="18rem" $even>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} $height="24rem" $radius="var(--radius-card)" />
        ))}
      </Grid>
    </>
  );
}
