import type { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import type { z } from '@datewright/sdk/zod';

export type Contract = z.infer<typeof getWithdrawal.response>['contracts'][number];
