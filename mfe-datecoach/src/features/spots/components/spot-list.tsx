import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { DateSpot, SpotLocation } from '@datewright/contracts/datecoach/spot';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { Button, Grid, Heading, Notice, RetryNotice, Row, Skeleton, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useEffect, useRef } from 'react';
import { DateSafetyNotice } from '../../../components/date-safety-notice.tsx';
import type { ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { hasSameNeeds } from '../../../hooks/use-needs.ts';
import type { PickedPlace } from '../../../hooks/use-selection.ts';
import type { SpotRequestOptions, SpotsState } from '../hooks/use-spots.ts';
import { BuiltInSpots } from './built-in-spots.tsx';
import { PlaceCards } from './place-cards.tsx';
import { SpotCard } from './spot-card.tsx';

interface Props {
  spots: SpotsState;
  needs: Needs;
  city: string;
  searchedCity: string;
  /** The city that the member asked for on this page; empty when the search is an older one. */
  askedCity: string;
  onChoose: (spot: DateSpot, place?: PickedPlace) => void;
  onChooseBuiltIn: (spot: SpotLocation, place?: PickedPlace) => void;
  onShowQuote: ShowQuote;
}

/** The spots for a match, or the reason why there are none. */
export function SpotList(props: Props) {
  const { spots: state, needs, city, searchedCity, askedCity, onChoose, onChooseBuiltIn, onShowQuote } = props;
  const { spots: copy, labels } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isLoading, failure, spots } = state;
  const hasUnexpectedFailure = failure?.kind === 'unexpected';
  const isBlocked = failure?.kind === 'blocked';
  // A chat is between the button and the spots, so the list is scrolled to when loading starts.
  useEffect(() => {
    if (!isLoading) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isLoading]);
  const keepsSpots = failure?.kind === 'noNew' || failure?.kind === 'offline';
  const shown = isLoading || (failure && !keepsSpots) ? null : spots;
  const request = (options: SpotRequestOptions = {}) => void state.request(options);
  const goOn = (kind: WaivableCategory) => request({ goOn: kind });
  // Rendered before it has text: a live region that appears together with its text is not read out.
  const status = (
    <VisuallyHidden role="status">
      {isLoading ? copy.asking : shown ? copy.there(shown.answer.dateSpots.length) : ''}
    </VisuallyHidden>
  );
  if ((!isLoading && !failure && !spots) || failure?.kind === 'noAccess') return status;
  return (
    <Stack as="section" $gap={5} aria-label={copy.title} aria-busy={isLoading}>
      {status}
      {!isBlocked && (
        <Row $justify="space-between" $gap={2}>
          <Heading ref={heading} $size={22} tabIndex={-1}>
            {copy.title}
          </Heading>
          {shown && !keepsSpots && (
            <Button variant="ghost" size="small" onClick={() => request({ again: true })}>
              {copy.again}
            </Button>
          )}
        </Row>
      )}
      {isLoading && <SpotListSkeleton />}
      {isBlocked && <DateSafetyNotice care={failure.care} focus onContinue={goOn} />}
      {(failure?.kind === 'message' || keepsSpots) && (
        <Notice tone={keepsSpots ? 'info' : 'bad'} live="assertive">
          {failure && 'message' in failure ? failure.message : labels.waiting}
        </Notice>
      )}
      {hasUnexpectedFailure && (
        <RetryNotice tone="careful" live="assertive" onRetry={() => request()}>
          {copy.snag}
        </RetryNotice>
      )}
      {hasUnexpectedFailure && <BuiltInSpots {...{ city, searchedCity, askedCity }} onChoose={onChooseBuiltIn} />}
      {shown && (
        <>
          {shown.answer.care && <DateSafetyNotice care={shown.answer.care} onContinue={goOn} />}
          {!hasSameNeeds(shown.needs, needs) && <Notice live="polite">{copy.otherNeeds}</Notice>}
          <PlaceCards
            spots={shown.answer.dateSpots}
            city={searchedCity}
            askedCity={askedCity}
            byline={<WrittenByAi>{labels.byAi(shown.answer.writtenBy)}</WrittenByAi>}
          >
            {(spot, places) => (
              <SpotCard
                key={spot.id}
                {...{ spot, city, searchedCity, places, onShowQuote }}
                onChoose={(place) => onChoose(spot, place)}
              />
            )}
          </PlaceCards>
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
