import type { listBioVersions } from '@datewright/contracts/bio/list-bio-versions';
import type { z } from '@datewright/sdk/zod';

type VersionsResponse = z.infer<typeof listBioVersions.response>;

interface HistoryEntry {
  bio: string;
  at: string;
  /** Null for a text that was never saved. */
  version: number | null;
  /** Null for a saved version. */
  writtenBy: string | null;
}

/** Saved versions and generated texts, newest first; a text that was saved appears once. */
export function listHistory({ versions, written }: VersionsResponse): HistoryEntry[] {
  const saved = new Set(versions.map(({ bio }) => bio));
  return [
    ...versions.map((one) => ({ ...one, writtenBy: null })),
    ...written.filter(({ bio }) => !saved.has(bio)).map((one) => ({ ...one, version: null })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
