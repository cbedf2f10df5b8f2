import { Badge, Row, Skeleton, Text } from '@datewright/ui';
import { ToolHeader } from '@datewright/ui/tool-header';
import { useCopy } from '../../../copy/use-copy.ts';
import { useAccess } from './workspace-provider.tsx';

export function PageHeader() {
  const { page: copy } = useCopy();
  return <ToolHeader copy={copy} landing="/date-prep" credits={<CreditLine />} />;
}

function CreditLine() {
  const { access: copy } = useCopy();
  const { isKnown, left, hasAccess, refreshLabel } = useAccess();
  if (!isKnown) return <Skeleton $width="12rem" $height="1.5rem" />;
  return (
    <Row $gap={2}>
      <Badge $tone={left > 0 ? 'good' : 'careful'} role="status">
        {copy.left(left)}
      </Badge>
      {hasAccess && (
        <Text $tone="muted" $size={14}>
          {refreshLabel}
        </Text>
      )}
    </Row>
  );
}
