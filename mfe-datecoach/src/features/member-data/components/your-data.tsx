import { useToast } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { downloadFile } from '@datewright/ui/download-file';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useExportDates } from '../api/member-data.ts';
import { DeleteDatesDialog } from './delete-dates-dialog.tsx';

const Box = styled(Stack)`
  border-top: 1px solid var(--hairline);
  padding-top: var(--space-4);
`;

/** Lets a member download or delete everything that Date Coach stores about them. */
export function YourData({ onDeleted }: { onDeleted: () => void }) {
  const { memberData: copy } = useCopy();
  const toast = useToast();
  const { mutateAsync, isPending } = useExportDates();
  const [isDeleting, setDeleting] = useState(false);

  async function download() {
    try {
      const dates = await mutateAsync();
      downloadFile(new Blob([JSON.stringify(dates, null, 2)], { type: 'application/json' }), 'datewright-dates.json');
    } catch {
      toast.error(copy.takeFailed);
    }
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
        <Button variant="ghost" size="small" busy={isPending} onClick={() => void download()}>
          <Icon name="upload" size={16} />
          {copy.take}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setDeleting(true)}>
          <Icon name="trash" size={16} />
          {copy.deleteAll}
        </Button>
      </Row>
      <DeleteDatesDialog open={isDeleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </Box>
  );
}
