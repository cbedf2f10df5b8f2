import { Button, Dialog, Notice, Skeleton, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { useEditDownload } from '../hooks/use-edit-download.ts';
import { usePicture } from '../hooks/use-picture.ts';
import { type Edit, initialEdit } from '../lib/edit.ts';
import { Compare } from './compare.tsx';
import { EditControls } from './edit-controls.tsx';

interface Props {
  photo: AnalyzedPhoto;
  isOpen: boolean;
  onClose: () => void;
}

/** Edits one photo in the browser only. Another photo starts unedited. */
export function EditDialog(props: Props) {
  return <Editor key={props.photo.id} {...props} />;
}

function Editor({ photo, isOpen, onClose }: Props) {
  const { better: copy } = useCopy();
  const file = photo.isCopy ? null : photo.file;
  const { picture, failed } = usePicture(isOpen ? file : null);
  const [edit, setEdit] = useState<Edit>(initialEdit);
  const { isBusy, download } = useEditDownload(photo.name, edit);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
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
            <>
              <Compare
                picture={picture}
                edit={edit}
                onMove={(by) =>
                  setEdit((before) => ({ ...before, along: Math.min(1, Math.max(-1, before.along + by)) }))
                }
              />
              <EditControls photo={photo} picture={picture} edit={edit} onEdit={setEdit} />
            </>
          ) : (
            <Stack aria-busy aria-label={copy.loading}>
              <Skeleton $height="min(24rem, 38dvh)" />
              <Skeleton $height="3rem" />
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
