import { type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
import { z } from '@datewright/sdk/zod';
import type { SavedWizard } from './saved-wizard.ts';

/** The body of a generation request, in the shape that the service has always accepted. */
export const wizardBody = z.object({
  mode: z.literal('create'),
  tone: z.string(),
  gender: z.string(),
  interests: z.array(z.string()),
  lookingFor: z.string(),
  userInfo: z.record(z.string(), z.string()),
  app: z.optional(z.enum(['tinder', 'bumble', 'hinge'])),
  prompt: z.optional(z.string()),
  voice: z.optional(z.string()),
  about: z.optional(z.array(z.string())),
  goOn: z.optional(waivableCategory),
});
export type WizardBody = z.infer<typeof wizardBody>;

export function toWizardBody(
  { tone, gender, interests, lookingFor, app, prompt }: SavedWizard,
  voice: string,
  goOn?: WaivableCategory,
  about: string[] = [],
): WizardBody {
  const wanted = lookingFor.trim();
  return {
    mode: 'create',
    tone,
    gender: gender ?? 'neutral',
    interests,
    lookingFor: wanted,
    userInfo: { activities: interests.join(', '), selfDescription: '', qualities: '', values: '', lookingFor: wanted },
    ...(app && { app }),
    ...(app === 'hinge' && prompt.trim() !== '' && { prompt: prompt.trim() }),
    ...(voice.trim() !== '' && { voice: voice.trim() }),
    ...(about.length > 0 && { about }),
    ...(goOn && { goOn }),
  };
}
