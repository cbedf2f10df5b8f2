import type { Tier } from '@datewright/contracts/plans';

/** Sign-ins of the development database, one for each plan. */
export const demoMembers: readonly { email: string; password: string; fullName: string; tier: Tier }[] = [
  { email: 'free@datewright.test', password: 'date-me-maybe', fullName: 'Fran Free', tier: 'free' },
  { email: 'starter@datewright.test', password: 'date-me-maybe', fullName: 'Stevie Starter', tier: 'weekly' },
  { email: 'pro@datewright.test', password: 'date-me-maybe', fullName: 'Parker Pro', tier: 'monthly' },
];
