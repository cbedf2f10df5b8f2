import { type AdminPost, publishPost } from '@datewright/contracts/marketing/admin-posts';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import type { DraftAutosave } from '../lib/draft-autosave.ts';

export class NotSaved extends Error {}

/** Publishes the post now, or at a time. It saves first, because the saved version is published. */
export function usePublishPost(autosave: DraftAutosave, onPublished: (post: AdminPost) => void) {
  const api = useApi();
  return useMutation({
    networkMode: 'always',
    retry: false,
    async mutationFn(at: string | null) {
      if (!(await autosave.flush())) throw new NotSaved();
      const { id, version } = autosave.getState().post;
      return api.call(publishPost, { params: { id }, body: { base: version, at } });
    },
    onSuccess: onPublished,
  });
}
