import { readFriendPhoto } from '@datewright/contracts/photo/friends';
import { type Api, ApiError, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery, useQueryClient } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';

const photoQuery = (api: Api, token: string, place: number) =>
  queryOptions({
    queryKey: ['photo', 'vote', token, place],
    queryFn: async ({ signal }) => {
      const { jpeg } = await api.call(readFriendPhoto, { body: { token, place }, signal });
      const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
      return new Blob([bytes], { type: 'image/jpeg' });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** An object URL of one photo, readable only by this page; null while it loads. */
export function useFriendPhoto(token: string, place: number) {
  const { data, error, isError, refetch } = useQuery(photoQuery(useApi(), token, place));
  const [shown, setShown] = useState<{ blob: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setShown({ blob: data, url });
    return () => URL.revokeObjectURL(url);
  }, [data]);
  // Never shows the photo of the previous pair.
  const url = shown && shown.blob === data ? shown.url : null;
  const isGone = error instanceof ApiError && error.code === 'friend_link_gone';
  return { url, isError, isGone, refetch };
}

/** Prefetches the next photos while the friend looks at these. */
export function usePrefetchPhotos(token: string, places: readonly number[] | null): void {
  const [api, queries] = [useApi(), useQueryClient()];
  const wanted = places?.join(' ') ?? '';
  useEffect(() => {
    for (const place of wanted.split(' ').filter(Boolean)) {
      void queries.prefetchQuery(photoQuery(api, token, Number(place)));
    }
  }, [api, queries, token, wanted]);
}
