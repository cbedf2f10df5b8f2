import { Text } from '@datewright/ui';
import { ToolHeader } from '@datewright/ui/tool-header';
import { useCopy } from '../../../copy/use-copy.ts';
import { NoAccessCard } from './no-access-card.tsx';
import { useAccess } from './workspace-provider.tsx';

export function PageHeader() {
  const { page: copy } = useCopy();
  return (
    <ToolHeader copy={copy} landing="/date-prep" credits={<CreditLine />}>
      <NoAccessCard />
    </ToolHeader>
  );
}

/** When credits that are used up come back. The frame's header counts them. */
function CreditLine() {
  const { isKnown, creditsLeft, hasAccess, refreshLabel } = useAccess();
  if (!isKnown || creditsLeft > 0 || !hasAccess) return null;
  return (
    <Text $tone="muted" $size={14} role="status">
      {refreshLabel}
    </Text>
  );
}
