import { ApiError, useToast } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';
import { Button } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useBlogAdminCopy } from '../../../copy/use-blog-admin-copy.ts';
import { useDesk } from '../api.ts';
import type { DraftKeeper } from '../draft-keeper.ts';

/** Deletes the draft that the editor sees. What somebody else saved meanwhile is not deleted with it. */
export function DeleteDraft({ keeper }: { keeper: DraftKeeper }) {
  const copy = useBlogAdminCopy().deleting;
  const desk = useDesk();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const deleting = useMutation({
    networkMode: 'always',
    retry: false,
    async mutationFn() {
      // What is being saved now must not come after.
      await keeper.flush();
      const { post } = keeper.get();
      await desk.delete(post.id, post.version).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess() {
      keeper.letGo();
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
        words={{ yes: copy.begin, no: copy.keep }}
        busy={deleting.isPending}
        failure={
          deleting.isError &&
          (error instanceof ApiError && error.status === 409 ? copy.refused(error.message) : copy.failed)
        }
        onYes={() => deleting.mutate()}
        onClose={() => setAsking(false)}
      >
        {copy.text}
      </ConfirmDialog>
    </>
  );
}
