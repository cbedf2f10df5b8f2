import { Badge, Row, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { GoogleMark } from '../../../frame/google-mark.tsx';
import { SectionCard } from '../../../frame/section-card.tsx';

export function GoogleSection() {
  const { security: copy } = useCopy();
  return (
    <SectionCard title={copy.googleTitle} lead={copy.googleLead}>
      <Row $gap={3}>
        <GoogleMark size={24} />
        <Text>{copy.googleName}</Text>
        <Badge $tone="good">{copy.googleConnected}</Badge>
      </Row>
    </SectionCard>
  );
}
