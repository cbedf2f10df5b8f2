import { z } from '../zod.ts';

/** What a photo shows of its member. A profile uses one photo of each type except `other`. */
export const photoTypes = ['profile', 'full_body', 'hobby', 'social', 'travel', 'pet', 'other'] as const;
export const photoType = z.enum(photoTypes);
export type PhotoType = z.infer<typeof photoType>;
