import { memberDataCall } from '@datewright/contracts/member-data';
import { tools } from '@datewright/contracts/tools';
import { type Api, ApiError } from '@datewright/sdk/host';
import type { useQueryClient } from '@datewright/sdk/query';

/** A member's data by service, and the services that could not be reached. */
export interface OwnData {
  exportedAt: string;
  services: Record<string, Record<string, unknown>>;
  missing: string[];
}

const names = ['account', ...tools.map(({ service }) => service), 'marketing'] as const;

/** Years of use take seconds to send. */
const timeoutMs = 60_000;

/** A service that is sending to others asks for a few seconds: half a minute in all. */
const maxRefusals = 6;

/**
 * Loads the data of every service, and asks again those that are busy. A service that does not answer is listed as missing, so the export never claims to
 * be complete.
 */
export async function collectOwnData(api: Api, queries: ReturnType<typeof useQueryClient>): Promise<OwnData> {
  const readData = (name: (typeof names)[number]) =>
    queries.fetchQuery({
      queryKey: ['own-data', name],
      queryFn: () => api.call(memberDataCall(name), { timeoutMs }),
      retry: (failures, error) => failures < maxRefusals && error instanceof ApiError && error.retryAfter !== null,
      staleTime: 0,
      gcTime: 0,
    });
  const answers = await Promise.allSettled(names.map(readData));
  const services: OwnData['services'] = {};
  const missing: string[] = [];
  answers.forEach((answer, at) => {
    const name = names[at] ?? '';
    if (answer.status === 'fulfilled') services[name] = answer.value.data;
    else missing.push(name);
  });
  return { exportedAt: new Date().toISOString(), services, missing };
}
