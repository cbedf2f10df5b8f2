import type { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import type { z } from '@datewright/sdk/zod';

/** A contract that can still be withdrawn from. */
export type Contract = z.infer<typeof getWithdrawal.response>['contracts'][number];
