import { readPersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

const short = z.optional(z.string().check(z.maxLength(200)));

const campaign = z.object({
  utm_source: short,
  utm_medium: short,
  utm_campaign: short,
  utm_content: short,
  utm_term: short,
  platform: short,
});
export type Campaign = z.infer<typeof campaign>;

/**
 * The stored campaign, if the visitor consented. Call it in event handlers only: the prerendered HTML has no storage.
 */
export const readCampaign = (): Campaign => readPersisted('localStorage', 'utm', campaign) ?? {};
