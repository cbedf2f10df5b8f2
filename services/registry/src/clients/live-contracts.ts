import { type ShellCard, shellCard } from '@datewright/contracts/registry/shell-card';
import { z } from '@datewright/contracts/zod';

/** The contract versions that are live now, fetched at each publication. `undefined` means no answer. */
export interface LiveContracts {
  findShell(): Promise<ShellCard | undefined>;
  findServiceContract(name: string): Promise<string | undefined>;
}

/** Long, because a machine that starts the whole product answers late; what does not answer refuses a publication. */
const liveTimeoutMs = 15_000;

const serviceCard = z.object({ contract: z.string() });

async function fetchJson<Schema extends z.core.$ZodType>(
  url: URL,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(liveTimeoutMs) }).catch(() => undefined);
  const parsed = z.safeParse(schema, await response?.json().catch(() => undefined));
  return parsed.success ? parsed.data : undefined;
}

export function createLiveContracts(shellUrl: string, serviceUrls: ReadonlyMap<string, string>): LiveContracts {
  return {
    findShell: () => fetchJson(new URL('/shell.json', shellUrl), shellCard),
    findServiceContract: async (name) => {
      const url = serviceUrls.get(name);
      return url ? (await fetchJson(new URL('/version', url), serviceCard))?.contract : undefined;
    },
  };
}
