import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { type Api, newId } from '@datewright/sdk/host';
import type { StoredPhoto } from '../../../lib/photo.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { stopUpload } from './upload-photo.ts';

/** Stops the uploads, cancels on the service, and gives each photo a new operation so that it can be requested again. */
export function cancelPhotos(api: Api, store: PhotoStore, photos: readonly StoredPhoto[]): void {
  for (const { id, operationId } of photos) {
    stopUpload(operationId);
    void api.call(cancelPhoto, { params: { operationId } }).catch(() => undefined);
    store.change(id, { operationId: newId() });
  }
}
