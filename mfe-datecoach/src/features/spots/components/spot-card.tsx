import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { AnnotatedText } from '../../../components/annotated-text.tsx';
import { QuoteButton, type ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PickedPlace } from '../../../hooks/use-selection.ts';
import type { PlacesResult } from '../api/places-query.ts';
import { CardPlaces } from './card-places.tsx';
import { ChooseSpotButton } from './choose-spot-button.tsx';
import { MatchScore } from './match-score.tsx';

const Box = styled(AiCard)`
  display: grid;
  gap: var(--space-3);
  grid-template-rows: 1fr auto;
`;

export const GoodWhen = styled.ul`
  display: grid;
  font-size: var(--text-14);
  gap: var(--space-1);
  margin: 0;
  padding-left: 1.25rem;
  && {
    list-style: disc;
  }
`;

const Fold = styled.details`
  font-size: var(--text-14);
  > summary {
    align-content: center;
    cursor: pointer;
    font-weight: 600;
    min-height: 2rem;
  }
`;

interface Props {
  spot: DateSpot;
  city: string;
  /** The city to look up places in; empty until the member asks for it. */
  searchedCity: string;
  places: PlacesResult;
  onChoose: (place?: PickedPlace) => void;
  onShowQuote: ShowQuote;
}

/** A kind of place for this match: why it fits, the quotes behind it, and what to look for in a real one. */
export function SpotCard({ spot, city, searchedCity, places, onChoose, onShowQuote }: Props) {
  const { spots: copy } = useCopy();
  return (
    <Box as="article" aria-label={spot.name}>
      <Stack $gap={3}>
        <MatchScore score={spot.matchScore} fit={spot.fit} />
        <Heading as="h3" $size={22}>
          {spot.name}
        </Heading>
        <Stack $gap={1}>
          <Text>
            <AnnotatedText text={spot.description} toCheck={spot.toCheck} />
          </Text>
          <Text $tone="muted">{spot.reason}</Text>
        </Stack>
        {spot.quotes.map((quote) => (
          <QuoteButton key={`${quote.where}${quote.at}${quote.text}`} quote={quote} onShow={onShowQuote} />
        ))}
        {spot.goodWhen.length > 0 && (
          <Fold>
            <summary>{copy.goodWhen}</summary>
            <GoodWhen>
              {spot.goodWhen.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </GoodWhen>
          </Fold>
        )}
        <CardPlaces {...{ spot, city, searchedCity, places, onChoose }} />
      </Stack>
      <ChooseSpotButton name={spot.name} place={places.data?.places[0]} onChoose={onChoose} />
    </Box>
  );
}
