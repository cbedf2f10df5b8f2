import { Heading, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ChosenSpot } from '../../../frame/chosen.ts';
import { useCity } from '../../../frame/city.ts';
import { MapLinks } from '../../../frame/map-links.tsx';
import { QuoteLine, type ShowQuote } from '../../../frame/quote-line.tsx';

/** Where the idea for a spot comes from, and where a real one can be looked for. */
export function SpotSource({ spot, onShowQuote }: { spot: ChosenSpot; onShowQuote: ShowQuote }) {
  const { playbook: copy } = useCopy();
  const [city] = useCity();
  if (spot.quotes.length === 0 && spot.type === '') return null;
  return (
    <Stack as="section" $gap={2} aria-labelledby="spot-source">
      <Heading as="h3" $size={18} id="spot-source">
        {copy.source}
      </Heading>
      {spot.quotes.map((quote) => (
        <QuoteLine key={`${quote.where}${quote.at}${quote.text}`} quote={quote} onShow={onShowQuote} />
      ))}
      {spot.type && <MapLinks type={spot.type} city={city} />}
    </Stack>
  );
}
