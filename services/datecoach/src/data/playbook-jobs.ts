import { type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import type { PaidJobs } from '@datewright/tool-kit/paid-requests/paid-jobs';
import type { NewPlaybook, StoredPlaybook } from './stored-playbook.ts';

/** Input of a playbook's job that is not part of the stored playbook. */
export const playbookJobInput = z.object({ goOn: z.optional(waivableCategory) });

/** The queue of playbooks to write. Use cases see only this type; the worker lives in `workers/`. */
export type PlaybookJobs = PaidJobs<StoredPlaybook, NewPlaybook, { goOn?: WaivableCategory | undefined }>;
