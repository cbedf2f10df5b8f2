import { Dialog, Text } from '@datewright/ui';
import { useRef } from 'react';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { handOverPhoto, type SelectedPhoto } from '../../lib/hand-over-photo.ts';
import { PhotoDropZone } from './photo-drop-zone.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  to: string;
}

/** Measures a photo before sign-up; Photo Analyzer picks it up in the same tab. */
export function UploadDialog({ open, onClose, to }: Props) {
  const copy = usePhotoAnalyzerCopy().upload;
  const tried = useRef<SelectedPhoto>(null);
  const carry = () => tried.current && handOverPhoto(tried.current);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      actions={<CtaLink to={to} label={copy.go} location="upload-dialog" onClick={carry} />}
    >
      <Text $tone="muted">{copy.text}</Text>
      <PhotoDropZone
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
