import { Button, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PlacesResult } from '../api/places-query.ts';

interface Props {
  /** Empty until the member asks for places. */
  city: string;
  results: readonly PlacesResult[];
}

/** Where the places come from, or why there are none: once for all of them. Nothing without a city. */
export function PlacesNotice({ city, results }: Props) {
  const { places: copy, labels } = useCopy();
  const isOnline = useOnline();
  if (city === '') return null;
  if (!isOnline && results.some(({ data }) => !data)) return <Hint>{copy.offline}</Hint>;
  if (results.some(({ data }) => data?.status === 'unknown-city')) return <Hint>{copy.unknownCity(city)}</Hint>;
  const failed = results.filter(isFailed);
  return (
    <>
      {failed.length > 0 && (
        <Stack $gap={1} $align="start">
          <Hint>{copy.unavailable}</Hint>
          <Button
            variant="ghost"
            size="small"
            busy={failed.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            {labels.retry}
          </Button>
        </Stack>
      )}
      {hasPlaces(results) && (
        <Text $tone="muted" $size={14}>
          {copy.check}{' '}
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            {copy.attribution}
          </a>
        </Text>
      )}
    </>
  );
}

export const hasPlaces = (results: readonly PlacesResult[]) =>
  results.some(({ data }) => data !== undefined && data.places.length > 0);

const isFailed = ({ data, isPending }: PlacesResult) => !isPending && (!data || data.status === 'unavailable');

export function Hint({ children }: { children: string }) {
  return (
    <Text $tone="muted" $size={14} tabIndex={-1} data-places>
      {children}
    </Text>
  );
}
