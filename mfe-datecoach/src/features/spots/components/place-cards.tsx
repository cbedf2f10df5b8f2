import { useApi } from '@datewright/sdk/host';
import { useQueries } from '@datewright/sdk/query';
import { Grid, VisuallyHidden } from '@datewright/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { placesQuery } from '../api/places-query.ts';

interface Props {
  /** The kinds of place on the cards. */
  types: readonly string[];
  /** The city to look up places in; empty until the member asks for it. */
  city: string;
  /** The city that the member asked for on this page; empty when the search is an older one. */
  askedCity: string;
  children: ReactNode;
}

/** Cards of spots. Moves to the first places that the member asked for, and says how many there are when all are there. */
export function PlaceCards({ types, city, askedCity, children }: Props) {
  const { places: copy } = useCopy();
  const api = useApi();
  const grid = useRef<HTMLDivElement>(null);
  const results = useQueries({ queries: [...new Set(types)].map((type) => placesQuery(api, city, type)) });
  const isAsked = city !== '' && city === askedCity;
  const hasSome = isAsked && results.some(({ isPending }) => !isPending);
  const isDone = isAsked && results.every(({ isPending }) => !isPending);
  useEffect(() => {
    const cards = grid.current;
    if (!hasSome || !cards) return;
    const observer = new MutationObserver(moveToFirst);
    observer.observe(cards, { childList: true, subtree: true });
    moveToFirst();
    return () => observer.disconnect();

    /** The lists read the answers on their own, and may not show them yet. */
    function moveToFirst() {
      const first = cards?.querySelector<HTMLElement>('[data-places]');
      if (!first) return;
      observer.disconnect();
      first.scrollIntoView({ block: 'start' });
      first.focus({ preventScroll: true });
    }
  }, [hasSome]);
  const found = new Set(results.flatMap(({ data }) => data?.places.map(({ id }) => id) ?? []));
  return (
    <>
      <VisuallyHidden role="status">{isDone && copy.found(found.size, city)}</VisuallyHidden>
      <Grid ref={grid} $min="18rem" $even>
        {children}
      </Grid>
    </>
  );
}
