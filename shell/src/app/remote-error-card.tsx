import { Button, Icon } from '@datewright/ui';
import { useBackOnline, useOnline } from '@datewright/ui/use-online';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { MessageFrame } from '../frames/message-frame.tsx';

/** Replaces a remote that failed to load or crashed. Offline it waits for the connection. `last` means that no retries are left. */
export function RemoteErrorCard({ onRetry, last }: { onRetry: () => void; last: boolean }) {
  const copy = useShellCopy().frames;
  const isOnline = useOnline();
  useBackOnline(onRetry);
  // A retry would fail, and the frame has said that the device is offline.
  if (!isOnline)
    return (
      <MessageFrame live title={copy.offlineTitle}>
        {copy.offlineText}
      </MessageFrame>
    );
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
