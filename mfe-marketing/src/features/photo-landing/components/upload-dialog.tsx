import { Dialog, Text } from '@datewright/ui';
import { useRef } from 'react';
import { usePhotoAnalyzerCopy } from '../../../copy/use-photo-analyzer-copy.ts';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { carryPhoto, type TriedPhoto } from '../carry-photo.ts';
import { DropZone } from './drop-zone.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  to: string;
}

/** One photo, looked at before any account. It goes on to the Photo Analyzer in this tab. */
export function UploadDialog({ open, onClose, to }: Props) {
  const copy = usePhotoAnalyzerCopy().upload;
  const tried = useRef<TriedPhoto>(null);
  const carry = () => tried.current && carryPhoto(tried.current);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      actions={<CtaLink to={to} label={copy.go} location="upload-dialog" onClick={carry} />}
    >
      <Text $tone="muted">{copy.text}</Text>
      <DropZone
        onTried={(photo) => {
          tried.current = photo;
        }}
      />
      <Text $tone="muted" $size={14}>
        {copy.limits}
      </Text>
    </Dialog>
  );
}
