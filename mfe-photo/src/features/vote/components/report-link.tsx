import { ApiError, useToast } from '@datewright/sdk/host';
import { Button } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useReportLink } from '../api/use-send-answer.ts';

/** Lets anybody with the link report it, which ends it; asks for confirmation. */
export function ReportLink({ token, onReported }: { token: string; onReported: () => void }) {
  const { friendsPage: copy } = useCopy();
  const toast = useToast();
  const report = useReportLink();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  async function end() {
    try {
      await report.mutateAsync(token);
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'friend_link_gone';
      if (!isGone) return void toast.error(error instanceof ApiError ? error.message : copy.failed);
    }
    onReported();
  }

  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {copy.report}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={copy.reportTitle}
        labels={{ yes: copy.reportYes, no: copy.reportNo }}
        busy={report.isPending}
        onConfirm={end}
        onClose={close}
      >
        {copy.reportText}
      </ConfirmDialog>
    </>
  );
}
