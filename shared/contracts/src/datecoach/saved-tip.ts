import { z } from '../zod.ts';

export const savedTipId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,96}$/));

const notes = z.string().check(z.trim(), z.maxLength(1000));

/** A tip that a member keeps, with their own words about it. It outlives the playbook that it came from. */
export const savedTip = z.object({
  /** Made up by the browser: saving the same id again changes it. */
  id: savedTipId,
  type: z.enum(['conversation', 'touch', 'situation']),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(1200)),
  notes: z._default(notes, ''),
  /** The section and the spot that it came from. */
  source: z._default(z.string().check(z.maxLength(200)), ''),
  timestamp: z.string().check(z.maxLength(40)),
});
export type SavedTip = z.infer<typeof savedTip>;

/** What is sent to save a tip. */
export const tipToSave = z.extend(savedTip, {
  /** Left out: those that stand there stay, so that a heart pressed in another tab wipes out no words. */
  notes: z.optional(notes),
});
