import { useApi } from '@datewright/sdk/host';
import { useQueries } from '@datewright/sdk/query';
import { Grid, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { type PlacesResult, placesQuery } from '../api/places-query.ts';
import { hasPlaces, PlacesNotice } from './places-notice.tsx';

interface Props<Spot> {
  spots: readonly Spot[];
  /** The city to look up places in; empty until the member asks for it. */
  city: string;
  /** The city that the member asked for on this page; empty when the search is an older one. */
  askedCity: string;
  /** Who wrote the spots. */
  byline?: ReactNode;
  children: (spot: Spot, places: PlacesResult) => ReactNode;
}

/**
 * Cards of spots with the places of each. Moves to the first places that the member asked for, and says how many there
 * are when all are there.
 */
export function PlaceCards<Spot extends { type: string }>({ spots, city, askedCity, byline, children }: Props<Spot>) {
  const { places: copy, spots: spotsCopy } = useCopy();
  const api = useApi();
  const list = useRef<HTMLDivElement>(null);
  const types = [...new Set(spots.map(({ type }) => type))];
  const results = useQueries({ queries: types.map((type) => placesQuery(api, city, type)) }) as PlacesResult[];
  const isAsked = city !== '' && city === askedCity;
  const hasSome = isAsked && results.some(({ isPending }) => !isPending);
  const isDone = isAsked && results.every(({ isPending }) => !isPending) && results.some(({ data }) => data);
  useEffect(() => {
    const first = hasSome && list.current?.querySelector<HTMLElement>('[data-places]');
    if (!first) return;
    first.scrollIntoView({ block: 'start' });
    first.focus({ preventScroll: true });
  }, [hasSome]);
  const found = new Set(results.flatMap(({ data }) => data?.places.map(({ id }) => id) ?? []));
  return (
    <Stack ref={list}>
      <VisuallyHidden role="status">{isDone && copy.found(found.size, city)}</VisuallyHidden>
      <Stack $gap={2}>
        <Row $gap={3}>
          {byline}
          <Text $tone="muted" $size={14}>
            {hasPlaces(results) ? copy.intro(city) : spotsCopy.disclosure}
          </Text>
        </Row>
        {/* The field says that the map doesn't know the city. */}
        {!results.some(({ data }) => data?.status === 'unknown-city') && <PlacesNotice city={city} results={results} />}
      </Stack>
      <Grid $min="18rem" $even>
        {spots.map((spot) => children(spot, results[types.indexOf(spot.type)] as PlacesResult))}
      </Grid>
    </Stack>
  );
}
