import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useShellCopy } from '../copy/use-shell-copy.ts';

const Bar = styled.div`
  align-items: center;
  background: var(--careful-wash);
  border: 1px solid var(--careful);
  border-radius: var(--radius-control);
  bottom: calc(var(--frame-bottom, 0px) + var(--action-bar, 0px) + var(--space-4));
  display: flex;
  gap: var(--space-3);
  left: var(--space-4);
  margin-inline: auto;
  max-width: 34rem;
  padding: var(--space-3) var(--space-4);
  position: fixed;
  right: var(--space-4);
  width: fit-content;
  z-index: 40;
`;

export function OfflineNotice() {
  const copy = useShellCopy();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Bar>
          <Icon name="offline" />
          {copy.offline}
        </Bar>
      )}
    </div>
  );
}
