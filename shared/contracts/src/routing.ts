import { authService, userProfile } from './account.ts';
import type { ContractService } from './versions.ts';

/** Which service owns each `/functions/v1/<name>`; the edge sends the call there. */
export const functionOwners: Record<string, ContractService> = Object.fromEntries(
  [authService, userProfile].map((functions) => [functions.path.replace('/functions/v1/', ''), functions.service]),
);
