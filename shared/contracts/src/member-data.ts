import { defineCall } from './call.ts';
import type { ContractService } from './services.ts';
import { z } from './zod.ts';

/** What one service keeps of a member, part by part, as they may take it with them. */
export const memberData = z.object({ data: z.record(z.string(), z.unknown()) });

/** The call by which a member gets what one service keeps of them. Every service that keeps something answers it. */
export const memberDataCall = (service: ContractService) =>
  defineCall({
    service,
    method: 'GET',
    path: `/v1/${service}/member-data`,
    audience: 'member',
    summary: 'Everything that this service keeps of the member, to read and to take along.',
    response: memberData,
  });
