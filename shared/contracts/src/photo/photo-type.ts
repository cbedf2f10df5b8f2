import { z } from '../zod.ts';

/** What a photo shows of its member. A profile has one of each but `other`. */
export const photoTypes = ['profile', 'full_body', 'hobby', 'social', 'travel', 'pet', 'other'] as const;
export const photoType = z.enum(photoTypes);
export type PhotoType = z.infer<typeof photoType>;
