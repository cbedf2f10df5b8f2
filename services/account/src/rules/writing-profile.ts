import type { WritingProfile } from '@datewright/contracts/account/writing-profile';
import type { User } from '../data/user-model.ts';

export const toWritingProfile = (user: Pick<User, 'writing'> | null): WritingProfile => ({
  voice: user?.writing?.voice ?? '',
  about: user?.writing?.about ?? [],
  updatedAt: user?.writing?.updatedAt.toISOString() ?? null,
});
