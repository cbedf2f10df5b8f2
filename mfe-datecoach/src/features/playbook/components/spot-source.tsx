import { Button, Heading, Row, Stack } from '@datewright/ui';
import type { ReactNode } from 'react';
import { MapLinks } from '../../../components/map-links.tsx';
import { PlaceLink } from '../../../components/place-link.tsx';
import { QuoteButton, type ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useCity } from '../../../hooks/use-city.ts';
import type { SelectedSpot } from '../../../hooks/use-selection.ts';

interface Props {
  spot: SelectedSpot;
  onShowQuote: ShowQuote;
  onRemovePlace: () => void;
  /** Real places to pick from. */
  children: ReactNode;
}

/** Shows which quotes a spot is based on, and the place that was picked for it, or places and map searches. */
export function SpotSource({ spot, onShowQuote, onRemovePlace, children }: Props) {
  const { playbook: copy } = useCopy();
  const { city } = useCity();
  if (spot.quotes.length === 0 && spot.type === '') return null;
  return (
    <Stack as="section" $gap={2} aria-labelledby="spot-source">
      <Heading as="h3" $size={18} id="spot-source">
        {copy.source}
      </Heading>
      {spot.quotes.map((quote) => (
        <QuoteButton key={`${quote.where}${quote.at}${quote.text}`} quote={quote} onShow={onShowQuote} />
      ))}
      {spot.place ? (
        <Row $justify="space-between" $gap={2}>
          <PlaceLink place={spot.place} />
          <Button variant="ghost" size="small" onClick={onRemovePlace}>
            {copy.otherPlace}
          </Button>
        </Row>
      ) : (
        spot.type && (
          <>
            {children}
            <MapLinks type={spot.type} city={city} />
          </>
        )
      )}
    </Stack>
  );
}
