import { ApiError, useToast } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';
import { Button } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { usePostApi } from '../../api/use-post-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import type { DraftAutosave } from '../../lib/draft-autosave.ts';

/** Deletes the version of the draft that the editor sees; a newer one is kept. */
export function DeleteDraftButton({ keeper }: { keeper: DraftAutosave }) {
  const copy = useBlogAdminCopy().deleting;
  const api = usePostApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const deleting = useMutation({
    networkMode: 'always',
    retry: false,
    async mutationFn() {
      // A save in flight must not arrive after the deletion.
      await keeper.flush();
      const { post } = keeper.getState();
      await api.delete(post.id, post.version).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess() {
      keeper.discard();
      toast.success(copy.done);
      navigate('/blog/admin');
    },
  });
  const { error } = deleting;
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {copy.begin}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.title}
        labels={{ yes: copy.begin, no: copy.keep }}
        busy={deleting.isPending}
        failure={
          deleting.isError &&
          (error instanceof ApiError && error.status === 409 ? copy.refused(error.message) : copy.failed)
        }
        onConfirm={() => deleting.mutate()}
        onClose={() => setAsking(false)}
      >
        {copy.text}
      </ConfirmDialog>
    </>
  );
}
