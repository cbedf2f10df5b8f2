import { z } from '../zod.ts';

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.nullable(z.string()),
  roles: z.array(z.string()),
  createdAt: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;
