import type { Plan } from '@datewright/contracts/datecoach/plan';
import { useMatchTexts } from '../../../lib/chatpad.ts';
import { detectLanguage } from '../../../lib/detect-language.ts';
import { messages } from '../copy/messages/messages.ts';

/** The texts to send about a plan, in the language of the chat; without a match, in that of the spot. */
export function useMessages({ profileId, spotName }: Pick<Plan, 'profileId' | 'spotName'>) {
  const texts = useMatchTexts(profileId);
  const language = detectLanguage(texts === '' ? spotName : texts);
  return { language, ...messages[language] };
}
