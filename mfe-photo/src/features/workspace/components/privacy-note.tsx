import { deleteAllPhotos } from '@datewright/contracts/photo/delete-all-photos';
import { useApi } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Icon, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { Fold } from '../../../components/fold.ts';
import { TextButton } from '../../../components/text-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const Box = styled.div`
  align-items: baseline;
  border-top: 1px solid var(--hairline);
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-14);
  padding-top: var(--space-2);
  > details {
    flex: 1 1 16rem;
  }
`;

interface Props {
  /** The AI that analyzed the photos, once known. */
  who: string | null;
  stopAnalysis: () => void;
  onDeleted: () => void;
}

/** What happens to photos and who may be in them, folded, and how to delete everything. */
export function PrivacyNote({ who, stopAnalysis, onDeleted }: Props) {
  const { page: copy } = useCopy();
  const api = useApi();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Box>
        <Fold $isQuiet>
          <summary>{copy.privacyTitle}</summary>
          <Stack $gap={2}>
            <Text $tone="muted" $size={14}>
              {copy.privacy(who)}
            </Text>
            <Text $tone="muted" $size={14}>
              {copy.consent}
            </Text>
          </Stack>
        </Fold>
        <TextButton onClick={() => setIsDeleting(true)}>
          <Icon name="trash" size={16} />
          {copy.deletion.yes}
        </TextButton>
      </Box>
      <DeleteDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        texts={copy.deletion}
        onDelete={() => {
          stopAnalysis();
          return api.call(deleteAllPhotos);
        }}
        onDeleted={onDeleted}
      />
    </>
  );
}
