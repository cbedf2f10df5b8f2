import { Button, Dialog, Notice, Text } from '@datewright/ui';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  /** What it does, and that it does not come back. */
  children: ReactNode;
  labels: { yes: string; no: string };
  /** It is being done. */
  busy?: boolean;
  /** Said when it could not be done. */
  failure?: string | false;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something that can't be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  labels,
  busy = false,
  failure = false,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.no}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {labels.yes}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
      {failure && (
        <Notice tone="bad" live="assertive">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
