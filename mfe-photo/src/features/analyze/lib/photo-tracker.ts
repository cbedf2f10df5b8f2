import type { PhotoOutcome, RequestedPhoto } from './analysis-request.ts';

interface Options {
  photos: readonly RequestedPhoto[];
  isResumed: boolean;
  canUpload: boolean;
  onEnd: (photo: RequestedPhoto, outcome: PhotoOutcome) => void;
}

/** Tracks which photos of a run have no outcome yet, and which of those the service should know. */
export function createPhotoTracker({ photos, isResumed, canUpload, onEnd }: Options) {
  const unfinished = new Map(photos.map((photo) => [photo.operationId, photo]));
  /** To be followed; in a resumed run that is all of them, as an earlier run may have uploaded any. */
  const followed = new Set(isResumed ? unfinished.keys() : []);
  /** The service has confirmed these: if it no longer knows one, somebody has cancelled it. */
  const confirmed = new Set<string>();

  function finish(operationId: string, outcome: PhotoOutcome): void {
    const photo = unfinished.get(operationId);
    if (unfinished.delete(operationId) && photo) onEnd(photo, outcome);
  }

  const listFollowed = () => [...unfinished.keys()].filter((id) => followed.has(id));

  return {
    finish,
    listFollowed,
    isFinished: () => unfinished.size === 0,
    confirm: (operationId: string) => void confirmed.add(operationId),
    markUploaded(operationId: string): void {
      followed.add(operationId);
      confirmed.add(operationId);
    },
    /** The service does not know this photo: returns it if it has to be uploaded now. */
    handleUnknown(operationId: string): RequestedPhoto | null {
      const photo = unfinished.get(operationId);
      if (!photo || !followed.delete(operationId)) return null;
      if (!confirmed.has(operationId) && canUpload) return photo;
      finish(operationId, { kind: 'none' });
      return null;
    },
  };
}
