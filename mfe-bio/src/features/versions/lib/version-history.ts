import type { listBioVersions } from '@datewright/contracts/bio/list-bio-versions';
import type { z } from '@datewright/sdk/zod';

type VersionsResponse = z.infer<typeof listBioVersions.response>;

interface HistoryEntry {
  bio: string;
  at: string;
  /** Of a version that was saved. */
  version: number | null;
  /** Of one that the AI wrote, and that was never saved as it is. */
  writtenBy: string | null;
}

/** All that was saved and all that was written, the newest first; a text that was saved stands there once. */
export function listHistory({ versions, written }: VersionsResponse): HistoryEntry[] {
  const saved = new Set(versions.map(({ bio }) => bio));
  return [
    ...versions.map((one) => ({ ...one, writtenBy: null })),
    ...written.filter(({ bio }) => !saved.has(bio)).map((one) => ({ ...one, version: null })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
