import { type LanguagePhrases, phrasesByLanguage } from './phrases-by-language.ts';
import type { BioTask } from './read-bio-task.ts';
import { writeBio } from './write-bio.ts';

const longBio = 450;
const seeks = /look(?:ing)? for|hoping to|someone who|meet (?:some|a )|keres|valaki|akivel|társ/i;
const improvementChance = 0.5;

/** The demo AI's advice on a bio, and its better version. It only repeats what was measured. */
export function advise(task: BioTask): { feedback: string[]; improvedVersion: string } {
  const book: LanguagePhrases = phrasesByLanguage[task.language];
  const { advice } = book;
  const bio = task.currentBio;
  const shareOf = (name: string) => {
    const { points = 0, most = 1 } = task.parts.find(({ part }) => part === name) ?? {};
    return points / most;
  };
  const hook = bio.includes('?') ? advice.question : advice.invitation;
  const feedback = [
    shareOf('concrete') >= improvementChance ? advice.concrete : advice.plain,
    ...(book.worn.test(bio) && shareOf('originality') < 1 ? [advice.worn] : []),
    ...(shareOf('length') < improvementChance ? [advice.short] : []),
    ...(bio.length > longBio && shareOf('length') < 1 ? [advice.long] : []),
    shareOf('hook') > 0 ? hook : advice.noQuestion,
    ...(shareOf('balance') < 1 && !seeks.test(bio) ? [advice.noSeek] : []),
    ...(shareOf('balance') === 1 && seeks.test(bio) ? [advice.seek] : []),
    advice.warm,
  ];
  return { feedback: feedback.slice(0, 5), improvedVersion: writeBio({ ...task, task: 'improve' }).bio };
}
