import { ApiError, useToast } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';
import { Button } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { usePostApi } from '../../api/use-post-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import type { DraftAutosave } from '../../lib/draft-autosave.ts';

/** Deletes the version of the post that the editor sees; a newer one is kept. */
export function DeletePostButton({ autosave, isPublic }: { autosave: DraftAutosave; isPublic: boolean }) {
  const { deleting } = useBlogAdminCopy();
  const copy = isPublic ? deleting.public : deleting.draft;
  const api = usePostApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const removal = useMutation({
    networkMode: 'always',
    retry: false,
    async mutationFn() {
      // A save in flight must not arrive after the deletion.
      await autosave.flush();
      const { post } = autosave.getState();
      await api.delete(post.id, post.version, isPublic).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess() {
      autosave.discard();
      toast.success(copy.done);
      navigate('/blog/admin');
    },
  });
  const { error } = removal;
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {copy.begin}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.title}
        labels={{ yes: copy.begin, no: deleting.keep }}
        busy={removal.isPending}
        failure={
          removal.isError &&
          (error instanceof ApiError && error.status === 409 ? deleting.refused(error.message) : deleting.failed)
        }
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        {copy.text}
      </ConfirmDialog>
    </>
  );
}
