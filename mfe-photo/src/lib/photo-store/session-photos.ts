import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { readStored } from '@datewright/sdk/storage';
import { z } from '@datewright/sdk/zod';
import { type StoredPhoto, storedPhotoFields } from '../photo.ts';
import { getStorageKeys } from './storage-keys.ts';

const sessionPhotos = z.object({ turn: z.nullable(z.string()), photos: z.array(storedPhotoFields) });

/** The id of the last change that any tab of this browser made. */
export const getLastChangeId = (member: string) => readStored('localStorage', getStorageKeys(member).turn);

/** The photos as this tab last saw them, without files; null when it saw none. */
export function readSessionPhotos(member: string): { turn: string | null; photos: StoredPhoto[] } | null {
  const list = readPersisted('sessionStorage', getStorageKeys(member).list, sessionPhotos);
  return list && { turn: list.turn, photos: list.photos.map((photo) => ({ ...photo, file: null })) };
}

export function writeSessionPhotos(member: string, turn: string | null, photos: readonly StoredPhoto[]): void {
  const withoutFiles = photos.map(({ file, ...photo }) => photo);
  writePersisted('sessionStorage', getStorageKeys(member).list, { turn, photos: withoutFiles });
}
