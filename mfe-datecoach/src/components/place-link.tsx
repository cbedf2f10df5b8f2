import type { PickedPlace } from '../hooks/use-selection.ts';

/** A real place, linked to its entry on the map. */
export const PlaceLink = ({ place: { id, name } }: { place: PickedPlace }) => (
  <a href={`https://www.openstreetmap.org/${id}`} target="_blank" rel="noreferrer">
    {name}
  </a>
);
