import { defineCall } from './call.ts';
import type { ContractService } from './services.ts';
import { z } from './zod.ts';

/** What one service stores about a member, by section, as it goes into their data export. */
export const memberData = z.object({ data: z.record(z.string(), z.unknown()) });

/** The call that exports what one service stores about a member. Every service that stores member data answers it. */
export const memberDataCall = (service: ContractService) =>
  defineCall({
    service,
    method: 'GET',
    path: `/v1/${service}/member-data`,
    audience: 'member',
    summary: 'Everything that this service keeps of the member, to read and to take along.',
    response: memberData,
  });
