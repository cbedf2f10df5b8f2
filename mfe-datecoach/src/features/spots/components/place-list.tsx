import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Skeleton, Stack } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useState } from 'react';
import { PlaceLink } from '../../../components/place-link.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PickedPlace } from '../../../hooks/use-selection.ts';
import { formatOpeningHours, isDaytimeOnly } from '../../../lib/opening-hours.ts';
import type { PlacesResult } from '../api/places-query.ts';
import { Hint } from './places-notice.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  > li {
    border-left: 3px solid var(--hairline);
    overflow-wrap: anywhere;
    padding-left: var(--space-3);
  }
  button {
    margin-block: var(--space-1) var(--space-2);
  }
  small {
    color: var(--muted);
    display: block;
    font-size: var(--text-14);
  }
`;

const Title = styled(Heading)`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
`;

/** So many places are shown at first, so that cards beside each other stay equally tall. */
const firstPlaces = 2;

interface Props {
  /** Empty until the member asks for places. */
  city: string;
  type: string;
  /** The spot that a place is picked for. */
  spotName: string;
  result: PlacesResult;
  /** Another button plans the first place. */
  hidesFirstButton?: boolean;
  onPick: (place: PickedPlace) => void;
}

/** Real places of a spot's kind near the member's city, or that there are none of this kind. Nothing without a city. */
export function PlaceList({ city, type, spotName, result, hidesFirstButton = false, onPick }: Props) {
  const { places: copy } = useCopy();
  const isOnline = useOnline();
  const [hasAll, setHasAll] = useState(false);
  const { data, isPending } = result;
  if (city === '' || (!isOnline && !data)) return null;
  if (isPending) return <Skeleton $height="6rem" aria-label={copy.loading} />;
  if (data?.status !== 'found') return null;
  const { places } = data;
  if (places.length === 0) return <Hint>{copy.none(type, city)}</Hint>;
  const more = places.length - firstPlaces;
  return (
    <Stack $gap={2}>
      <Title as="h4" $size={18} tabIndex={-1} data-places>
        {copy.title(city)}
      </Title>
      <List aria-label={copy.title(city)}>
        {(hasAll ? places : places.slice(0, firstPlaces)).map(({ id, name, kind, distance, hours }, at) => (
          <li key={id}>
            <PlaceLink place={{ id, name }} />
            <small>{[kind, copy.distance(distance)].filter(Boolean).join(' · ')}</small>
            <Hours tagged={hours} />
            {!(at === 0 && hidesFirstButton) && (
              <Button
                variant="ghost"
                size="small"
                aria-label={copy.pickNamed(spotName, name)}
                onClick={() => onPick({ id, name })}
              >
                {copy.pick}
              </Button>
            )}
          </li>
        ))}
      </List>
      {more > 0 && (
        <div>
          <Button variant="ghost" size="small" aria-expanded={hasAll} onClick={() => setHasAll(!hasAll)}>
            {hasAll ? copy.fewer : copy.more(more)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Hours({ tagged }: { tagged: string | null }) {
  const { places: copy } = useCopy();
  if (tagged === null) return <small>{copy.noHours}</small>;
  const hours = formatOpeningHours(tagged, copy.openingHours, document.documentElement.lang || 'en');
  return hours && <small>{copy.hours(hours, isDaytimeOnly(tagged))}</small>;
}
