import { Row, Text } from '@datewright/ui';
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

/** That no credits are left, and until when. The frame's header counts those that are. */
function CreditLine() {
  const { access: copy } = useCopy();
  const { isKnown, creditsLeft, hasAccess, refreshLabel } = useAccess();
  if (!isKnown || creditsLeft > 0 || !hasAccess) return null;
  return (
    <Row $gap={2} role="status">
      <Text $tone="careful" $size={14}>
        {copy.left(creditsLeft)}
      </Text>
      <Text $tone="muted" $size={14}>
        {refreshLabel}
      </Text>
    </Row>
  );
}
