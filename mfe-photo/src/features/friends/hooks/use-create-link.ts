import { addFriendPhoto, createFriendLink } from '@datewright/contracts/photo/friend-links';
import { ApiError, useApi, useSession } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { useState } from 'react';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { friendLinksQuery } from '../api/use-friend-links.ts';
import { createSavedLinks } from '../lib/saved-links.ts';

/** Time for a 10 MB photo on a slow connection. */
const timeoutMs = 120_000;

export type UploadState = 'waiting' | 'sending' | 'there' | 'failed';

/** A link that is being created: it is complete when every photo is uploaded. */
export interface NewLink {
  id: string;
  token: string;
  photos: { photo: AnalyzedPhoto; sent: UploadState }[];
}

/** Creates a link and uploads its photos one after the other; a failed upload can be repeated alone. */
export function useCreateLink() {
  const [api, queries] = [useApi(), useQueryClient()];
  const userId = useSession().user?.id ?? '';
  const [link, setLink] = useState<NewLink | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function guarded(work: () => Promise<void>) {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: friendLinksQuery(api, userId).queryKey });
    }
  }

  async function sendPhotos({ id, token, photos }: NewLink) {
    for (const { photo, sent } of photos) {
      if (sent === 'there') continue;
      const mark = (now: UploadState) => setLink((known) => known && setUploadState(known, photo, now));
      mark('sending');
      const form = new FormData();
      form.set('token', token);
      form.set('photo', photo.file ?? new Blob(), 'photo');
      const params = { id, operationId: photo.operationId };
      await api.call(addFriendPhoto, { params, form, timeoutMs }).catch((failure) => {
        mark('failed');
        throw failure;
      });
      mark('there');
    }
  }

  return {
    link,
    isBusy,
    error,
    make: (photos: readonly AnalyzedPhoto[]) =>
      guarded(async () => {
        const body = { photos: photos.map(({ operationId }) => operationId), mayKeep: true, allAgreed: true } as const;
        const { link: made, token } = await api.call(createFriendLink, { body });
        createSavedLinks(userId).save(made.id, token);
        const fresh: NewLink = { id: made.id, token, photos: photos.map((photo) => ({ photo, sent: 'waiting' })) };
        setLink(fresh);
        await sendPhotos(fresh);
      }),
    /** Uploads the photos that are still missing. */
    sendRest: () => guarded(async () => (link ? sendPhotos(link) : undefined)),
    leave: () => {
      setLink(null);
      setError(null);
    },
  };
}

const setUploadState = (link: NewLink, photo: AnalyzedPhoto, sent: UploadState): NewLink => ({
  ...link,
  photos: link.photos.map((one) => (one.photo.id === photo.id ? { photo, sent } : one)),
});
