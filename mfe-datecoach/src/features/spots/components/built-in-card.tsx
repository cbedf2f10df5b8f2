import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PickedPlace } from '../../../hooks/use-selection.ts';
import type { PlacesResult } from '../api/places-query.ts';
import { BuiltInAdvice } from './built-in-advice.tsx';
import { CardPlaces } from './card-places.tsx';
import { ChooseSpotButton } from './choose-spot-button.tsx';
import { MatchScore } from './match-score.tsx';
import { GoodWhen } from './spot-card.tsx';

const Box = styled(Card)`
  display: grid;
  gap: var(--space-3);
  grid-template-rows: 1fr auto;
`;

interface Props {
  spot: SpotLocation;
  city: string;
  searchedCity: string;
  places: PlacesResult;
  onChoose: (place?: PickedPlace) => void;
}

/** A built-in spot, which is not tailored to the match. */
export function BuiltInCard({ spot, city, searchedCity, places, onChoose }: Props) {
  const { spots: copy } = useCopy();
  return (
    <Box as="article" aria-label={spot.name} $padding={4}>
      <Stack $gap={3}>
        {spot.matchScore !== null && <MatchScore score={spot.matchScore} fit={null} />}
        <Heading as="h3" $size={22}>
          {spot.name}
        </Heading>
        <Text>{spot.description}</Text>
        <GoodWhen aria-label={copy.goodFor}>
          {spot.goodFor.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </GoodWhen>
        <BuiltInAdvice spot={spot} />
        <CardPlaces {...{ spot, city, searchedCity, places, onChoose }} />
      </Stack>
      <ChooseSpotButton name={spot.name} place={places.data?.places[0]} onChoose={onChoose} />
    </Box>
  );
}
