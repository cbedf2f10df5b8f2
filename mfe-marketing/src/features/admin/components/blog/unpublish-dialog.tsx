import type { AdminPost } from '@datewright/contracts/marketing/admin-posts';
import { useToast } from '@datewright/sdk/host';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useUnpublishPost } from '../../api/use-unpublish-post.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
  onUnpublished: (post: AdminPost) => void;
}

export function UnpublishDialog({ id, open, onClose, onUnpublished }: Props) {
  const { publish: copy } = useBlogAdminCopy();
  const toast = useToast();
  const unpublish = useUnpublishPost(id, (changed) => {
    onUnpublished(changed);
    onClose();
    toast.success(copy.gone);
  });
  return (
    <ConfirmDialog
      open={open}
      title={copy.unpublishTitle}
      labels={{ yes: copy.unpublish, no: copy.keep }}
      busy={unpublish.isPending}
      failure={unpublish.isError && copy.failed}
      onConfirm={() => unpublish.mutate()}
      onClose={onClose}
    >
      {copy.unpublishText}
    </ConfirmDialog>
  );
}
