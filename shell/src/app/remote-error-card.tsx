import { Button, Icon } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { MessageFrame } from '../frames/message-frame.tsx';

/** Replaces a remote that failed to load or crashed. `last` means that no retries are left. */
export function RemoteErrorCard({ onRetry, last }: { onRetry: () => void; last: boolean }) {
  const copy = useShellCopy().frames;
  return (
    <MessageFrame
      live
      title={copy.remoteTitle}
      action={
        <Button onClick={onRetry}>
          <Icon name="refresh" />
          {last ? copy.reload : copy.retry}
        </Button>
      }
    >
      {last ? copy.remoteReload : copy.remoteText}
    </MessageFrame>
  );
}
