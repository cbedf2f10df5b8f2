import type { Place } from '@datewright/contracts/datecoach/place';
import { Button } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PickedPlace } from '../../../hooks/use-selection.ts';

interface Props {
  /** The name of the spot. */
  name: string;
  /** The nearest real place of its kind, once the member has asked for some. */
  place: Place | undefined;
  onChoose: (place?: PickedPlace) => void;
}

/** The one main button of a spot's card. */
export function ChooseSpotButton({ name, place, onChoose }: Props) {
  const { spots: copy, places } = useCopy();
  return place ? (
    <Button
      variant="secondary"
      full
      onClick={() => onChoose({ id: place.id, name: place.name })}
      aria-label={places.planNamed(place.name, name)}
    >
      {places.plan(place.name)}
    </Button>
  ) : (
    <Button variant="secondary" full onClick={() => onChoose()} aria-label={copy.chooseNamed(name)}>
      {copy.choose}
    </Button>
  );
}
