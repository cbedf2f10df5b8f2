import { readPersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { analysisRequest } from './analysis-request.ts';

const pendingRequest = z.object({ body: analysisRequest, running: z.boolean(), since: z.number() });

/** The unanswered request that this browser stores, whichever tab sent it. */
export const readPendingRequest = (key: string) => readPersisted('localStorage', key, pendingRequest);
