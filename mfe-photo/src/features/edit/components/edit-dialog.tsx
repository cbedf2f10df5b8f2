import { styled } from '@datewright/sdk/styled';
import { Button, Dialog, Notice, Skeleton, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { useEditDownload } from '../hooks/use-edit-download.ts';
import { usePicture } from '../hooks/use-picture.ts';
import { type Edit, initialEdit } from '../lib/edit.ts';
import { suggestEdit } from '../lib/suggest-fix.ts';
import { Compare, stageHeight } from './compare.tsx';
import { EditControls } from './edit-controls.tsx';

/** On a wide screen the photo has most of the width, and the controls stand beside it. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 56rem) {
    align-items: start;
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

interface Props {
  photo: AnalyzedPhoto;
  /** Opens with the crop that the AI suggests. */
  isCropped?: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Edits one photo in the browser only. It opens with the edit that removes the photo's main flaw, if one can. Another photo
 * needs another `key`.
 */
export function EditDialog({ photo, isCropped = false, isOpen, onClose }: Props) {
  const { better: copy } = useCopy();
  const file = photo.isCopy ? null : photo.file;
  const { picture, failed } = usePicture(isOpen ? file : null);
  const [edit, setEdit] = useState<Edit>(() => suggestEdit(photo, isCropped));
  const { isBusy, download } = useEditDownload(photo.name, edit);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="wide"
      title={copy.title}
      actions={
        file &&
        picture && (
          <>
            <Button variant="ghost" disabled={edit === initialEdit} onClick={() => setEdit(initialEdit)}>
              {copy.reset}
            </Button>
            <Button busy={isBusy} onClick={() => void download(file)}>
              {copy.download}
            </Button>
          </>
        )
      }
    >
      {!file && <Notice tone="careful">{copy.gone}</Notice>}
      {failed && <Notice tone="bad">{copy.unreadable}</Notice>}
      {file && !failed && (
        <Stack>
          <Text $tone="muted" $size={14}>
            {copy.text}
          </Text>
          {picture ? (
            <Columns>
              <Compare
                picture={picture}
                edit={edit}
                onMove={(by) =>
                  setEdit((before) => ({ ...before, along: Math.min(1, Math.max(-1, before.along + by)) }))
                }
              />
              <EditControls photo={photo} picture={picture} edit={edit} onEdit={setEdit} />
            </Columns>
          ) : (
            <Stack aria-busy aria-label={copy.loading}>
              <Skeleton $height={stageHeight} />
              <Skeleton $height="3rem" />
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
