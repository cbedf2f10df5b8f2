import type { getWithdrawal } from '@datewright/contracts/billing';
import type { z } from '@datewright/contracts/zod';

/** A contract that can still be withdrawn from. */
export type Contract = z.infer<typeof getWithdrawal.response>['contracts'][number];
