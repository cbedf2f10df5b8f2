import { exportDates } from '@datewright/contracts/datecoach/export-dates';
import { useApi, useToast } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { downloadFile } from '@datewright/ui/download-file';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { DeleteDatesDialog } from './delete-dates-dialog.tsx';

const Box = styled(Stack)`
  border-top: 1px solid var(--hairline);
  padding-top: var(--space-4);
`;

/** What is kept here of the member, to take along or to delete. */
export function YourData({ onDeleted }: { onDeleted: () => void }) {
  const { data: copy } = useCopy();
  const api = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function take() {
    setBusy(true);
    try {
      const all = await api.call(exportDates);
      downloadFile(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), 'datewright-dates.json');
    } catch {
      toast.error(copy.takeFailed);
    }
    setBusy(false);
  }

  return (
    <Box as="section" $gap={2} aria-labelledby="data-title">
      <Row $gap={2}>
        <Icon name="shield" size={18} />
        <Heading id="data-title" $size={18}>
          {copy.title}
        </Heading>
      </Row>
      <Text $tone="muted" $size={14}>
        {copy.text}
      </Text>
      <Row $gap={2}>
        <Button variant="ghost" size="small" busy={busy} onClick={() => void take()}>
          <Icon name="upload" size={16} />
          {copy.take}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
          <Icon name="trash" size={16} />
          {copy.deleteAll}
        </Button>
      </Row>
      <DeleteDatesDialog open={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </Box>
  );
}
