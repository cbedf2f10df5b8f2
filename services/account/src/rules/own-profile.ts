import type { ownProfile } from '@datewright/contracts/account/own-profile';
import type { z } from '@datewright/contracts/zod';
import type { User } from '../data/user-model.ts';

export const toOwnProfile = (user: User | null): z.input<typeof ownProfile> => ({
  fullName: user?.fullName ?? null,
  dateOfBirth: user?.dateOfBirth ?? null,
  gender: (user?.gender ?? null) as z.input<typeof ownProfile>['gender'],
});
