import { memberDataCall } from '@datewright/contracts/member-data';
import { tools } from '@datewright/contracts/tools';
import type { Api } from '@datewright/sdk/host';

/** All that the house keeps of a member, service by service, and where it could not be read just now. */
export interface OwnData {
  exportedAt: string;
  services: Record<string, Record<string, unknown>>;
  missing: string[];
}

const names = ['account', ...tools.map(({ service }) => service), 'marketing'] as const;

/** Asks every service. One that does not answer is named, and nothing is called complete that is not. */
export async function collectOwnData(api: Api): Promise<OwnData> {
  const answers = await Promise.allSettled(names.map((name) => api.call(memberDataCall(name))));
  const services: OwnData['services'] = {};
  const missing: string[] = [];
  answers.forEach((answer, at) => {
    const name = names[at] ?? '';
    if (answer.status === 'fulfilled') services[name] = answer.value.data;
    else missing.push(name);
  });
  return { exportedAt: new Date().toISOString(), services, missing };
}
