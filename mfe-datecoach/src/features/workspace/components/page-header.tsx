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
  const { isKnown, creditsLeft, hasAccess, refreshLabel } = useAccess();
  if (!isKnown) return <Skeleton $width="12rem" $height="1.5rem" />;
  return (
    <Row $gap={2}>
      <Badge $tone={creditsLeft > 0 ? 'good' : 'careful'} role="status">
        {copy.left(creditsLeft)}
      </Badge>
      {hasAccess && (
        <Text $tone="muted" $size={14}>
          {refreshLabel}
        </Text>
      )}
    </Row>
  );
}
