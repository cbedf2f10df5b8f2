import { useToast } from '@datewright/sdk/host';
import { downloadFile } from '@datewright/ui/download-file';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { exportJpeg } from '../lib/draw-picture.ts';
import type { Edit } from '../lib/edit.ts';

/** Downloads a photo with its edit at full size. */
export function useEditDownload(photoName: string, edit: Edit) {
  const { better: copy } = useCopy();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function download(file: Blob) {
    setBusy(true);
    try {
      downloadFile(await exportJpeg(file, edit), copy.fileName(photoName));
    } catch {
      toast.error(copy.downloadFailed);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, download };
}
