import { Button, Dialog, Notice, Text } from '@datewright/ui';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  /** What the action does, and that it can't be undone. */
  children: ReactNode;
  labels: { yes: string; no: string };
  /** True while the action runs. */
  busy?: boolean;
  /** The message when the action failed. */
  failure?: string | false;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
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
