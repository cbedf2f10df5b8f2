import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Notice, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PickedPlace } from '../../../hooks/use-selection.ts';
import { builtInSpotsQuery } from '../api/spot-queries.ts';
import { BuiltInCard } from './built-in-card.tsx';
import { PlaceCards } from './place-cards.tsx';

interface Props {
  city: string;
  searchedCity: string;
  askedCity: string;
  onChoose: (spot: SpotLocation, place?: PickedPlace) => void;
}

/** Built-in spots, shown as placeholders when no spots for the match are available. */
export function BuiltInSpots({ city, searchedCity, askedCity, onChoose }: Props) {
  const { spots: copy } = useCopy();
  const api = useApi();
  const { data, isPending } = useQuery(builtInSpotsQuery(api));
  if (isPending) return <Skeleton $height="16rem" $radius="var(--radius-card)" />;
  if (!data || data.length === 0) return null;
  return (
    <Stack>
      <Notice>{copy.placeholder}</Notice>
      <PlaceCards spots={data} city={searchedCity} askedCity={askedCity}>
        {(spot, places) => (
          <BuiltInCard
            key={spot.id}
            {...{ spot, city, searchedCity, places }}
            onChoose={(place) => onChoose(spot, place)}
          />
        )}
      </PlaceCards>
    </Stack>
  );
}
