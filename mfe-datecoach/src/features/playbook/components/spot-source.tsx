import { Heading, Stack } from '@datewright/ui';
import { MapLinks } from '../../../components/map-links.tsx';
import { QuoteButton, type ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useCity } from '../../../hooks/use-city.ts';
import type { SelectedSpot } from '../../../hooks/use-selection.ts';

/** Shows which quotes a spot is based on, and map searches for a real one. */
export function SpotSource({ spot, onShowQuote }: { spot: SelectedSpot; onShowQuote: ShowQuote }) {
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
      {spot.type && <MapLinks type={spot.type} city={city} />}
    </Stack>
  );
}
