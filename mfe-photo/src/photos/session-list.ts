import { readKept, writeKept } from '@datewright/sdk/kept';
import { readStored } from '@datewright/sdk/storage';
import { z } from '@datewright/sdk/zod';
import { keysOf } from './keys.ts';
import { type KeptPhoto, keptFields } from './photo.ts';

const sessionList = z.object({ turn: z.nullable(z.string()), photos: z.array(keptFields) });

/** The last change of the photos that any tab of this browser told. */
export const lastTurn = (member: string) => readStored('localStorage', keysOf(member).turn);

/** The photos as this tab last saw them, without files; null when it saw none. */
export function readList(member: string): { turn: string | null; photos: KeptPhoto[] } | null {
  const list = readKept('sessionStorage', keysOf(member).list, sessionList);
  return list && { turn: list.turn, photos: list.photos.map((photo) => ({ ...photo, file: null })) };
}

export function writeList(member: string, turn: string | null, photos: readonly KeptPhoto[]): void {
  const withoutFiles = photos.map(({ file, ...photo }) => photo);
  writeKept('sessionStorage', keysOf(member).list, { turn, photos: withoutFiles });
}
