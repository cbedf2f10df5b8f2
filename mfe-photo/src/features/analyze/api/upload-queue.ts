import type { RequestedPhoto } from '../lib/analysis-request.ts';
import { maxConcurrentUploads } from './upload-photo.ts';

interface Options {
  upload: (photo: RequestedPhoto) => Promise<void>;
  /** After each upload, whether it succeeded or failed. */
  onUploaded: () => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Uploads photos in order, three at a time. */
export function createUploadQueue({ upload, onUploaded }: Options) {
  const waiting: RequestedPhoto[] = [];
  let uploading = 0;

  function uploadNext(): void {
    while (uploading < maxConcurrentUploads && waiting.length > 0) {
      const photo = waiting.shift() as RequestedPhoto;
      uploading += 1;
      void upload(photo).finally(() => {
        uploading -= 1;
        uploadNext();
        onUploaded();
      });
    }
  }

  return {
    add(photos: readonly RequestedPhoto[]): void {
      waiting.push(...photos);
      uploadNext();
    },
    /** Drops the photos whose upload has not begun. */
    clear(): void {
      waiting.length = 0;
    },
  };
}
