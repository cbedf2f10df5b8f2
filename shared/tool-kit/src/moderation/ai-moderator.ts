import type { Moderator } from '@datewright/safety/moderation/moderator';
import type { AiClient } from '../ai/ai-client.ts';
import { requestSecondOpinion } from './request-second-opinion.ts';

/** The moderator that asks the tool's AI provider. */
export const createAiModerator = (ai: Pick<AiClient, 'complete' | 'moderate'>): Moderator => ({
  flagCategories: (texts) => ai.moderate(texts),
  requestSecondOpinion: (texts) => requestSecondOpinion(ai, texts),
});
