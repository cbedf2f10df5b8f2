import { memberDataCall } from '@datewright/contracts/member-data';
import { tools } from '@datewright/contracts/tools';
import type { Api } from '@datewright/sdk/host';

/** A member's data by service, and the services that could not be reached. */
export interface OwnData {
  exportedAt: string;
  services: Record<string, Record<string, unknown>>;
  missing: string[];
}

const names = ['account', ...tools.map(({ service }) => service), 'marketing'] as const;

/** Years of use take seconds to send. */
const timeoutMs = 60_000;

/**
 * Loads the data of every service. A service that does not answer is listed as missing, so the export never claims to
 * be complete.
 */
export async function collectOwnData(api: Api): Promise<OwnData> {
  const answers = await Promise.allSettled(names.map((name) => api.call(memberDataCall(name), { timeoutMs })));
  const services: OwnData['services'] = {};
  const missing: string[] = [];
  answers.forEach((answer, at) => {
    const name = names[at] ?? '';
    if (answer.status === 'fulfilled') services[name] = answer.value.data;
    else missing.push(name);
  });
  return { exportedAt: new Date().toISOString(), services, missing };
}
