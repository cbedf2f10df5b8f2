import { Button, Row, Text } from '@datewright/ui';
import { useState } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** Account deletion: what is deleted, what is kept, and one confirmation. */
export function DeleteSection() {
  const { ownData: copy } = useCopy();
  const [asking, setAsking] = useState(false);

  return (
    <SectionCard title={copy.delete} lead={copy.deleteLead}>
      <Text $tone="muted">{copy.kept}</Text>
      <Row>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {copy.deleteAction}
        </Button>
      </Row>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </SectionCard>
  );
}
