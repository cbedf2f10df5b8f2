import { MapLinks } from '../../../components/map-links.tsx';
import type { PickedPlace } from '../../../hooks/use-selection.ts';
import type { PlacesResult } from '../api/places-query.ts';
import { PlaceList } from './place-list.tsx';

interface Props {
  spot: { name: string; type: string };
  city: string;
  /** The city to look up places in; empty until the member asks for it. */
  searchedCity: string;
  places: PlacesResult;
  onChoose: (place?: PickedPlace) => void;
}

/** The real places of a card's spot, the first of which its main button plans; without any, links to a map. */
export function CardPlaces({ spot, city, searchedCity, places, onChoose }: Props) {
  return (
    <>
      <PlaceList
        city={searchedCity}
        type={spot.type}
        spotName={spot.name}
        result={places}
        hidesFirstButton
        onPick={onChoose}
      />
      {!places.data?.places[0] && <MapLinks type={spot.type} city={city} />}
    </>
  );
}
