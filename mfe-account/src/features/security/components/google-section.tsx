import { Badge, Row, Text } from '@datewright/ui';
import { GoogleLogo } from '../../../components/google-logo.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

export function GoogleSection() {
  const { security: copy } = useCopy();
  return (
    <SectionCard title={copy.googleTitle} lead={copy.googleLead}>
      <Row $gap={3}>
        <GoogleLogo size={24} />
        <Text>{copy.googleName}</Text>
        <Badge $tone="good">{copy.googleConnected}</Badge>
      </Row>
    </SectionCard>
  );
}
