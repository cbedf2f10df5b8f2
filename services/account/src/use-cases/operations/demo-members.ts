import type { Tier } from '@datewright/contracts/tier';

/** Public, and so for development only. */
export const demoPassword = 'date-me-maybe';

/** Accounts of the development database, one for each plan. */
export const demoMembers: readonly { email: string; fullName: string; tier: Tier }[] = [
  { email: 'free@datewright.test', fullName: 'Fran Free', tier: 'free' },
  { email: 'starter@datewright.test', fullName: 'Stevie Starter', tier: 'weekly' },
  { email: 'pro@datewright.test', fullName: 'Parker Pro', tier: 'monthly' },
];
