import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { Voice } from '../../../hooks/use-voice.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';

/** What every dialog of the page that writes a bio works with. */
export interface BioPageParts {
  userId: string;
  saved: SavedBio;
  credits: BioCredits;
  voice: Voice;
  overrides: ModerationOverrides;
}
