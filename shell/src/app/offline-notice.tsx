import { Icon } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { StatusBar } from './status-bar.ts';

export function OfflineNotice() {
  const copy = useShellCopy();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <StatusBar $isWarning>
          <Icon name="offline" />
          {copy.offline}
        </StatusBar>
      )}
    </div>
  );
}
