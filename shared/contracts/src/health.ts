import { z } from './zod.ts';

/** The path at the edge that lists every service with its state. */
export const healthPath = '/healthz';

/** `not ready` if the service answers but should get no requests, for example without its database; `down` if it does not answer. */
export const serviceState = z.enum(['ready', 'not ready', 'down']);
export type ServiceState = z.infer<typeof serviceState>;

export const healthReport = z.object({
  status: z.enum(['ok', 'degraded']),
  services: z.record(z.string(), serviceState),
});
export type HealthReport = z.infer<typeof healthReport>;
