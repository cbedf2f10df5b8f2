import type { ErrorCode } from '@datewright/contracts/errors';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Refused } from '../prompts/bio-prompt-input.ts';

export type AttemptResult<Answer> =
  | { usable: Answer }
  /** Usable, but another try may be better: the answer with fewer doubts counts. */
  | { usable: Answer; doubt: number; refused: Refused }
  | { refused: Refused; because?: ErrorCode };

/**
 * Asks the AI, and once more within the same time limit if the answer can't be used or leaves a doubt. Throws `ai_failed`
 * when neither answer can be used, the refusal of the second one, or what the request throws.
 */
export async function askWithRetry<Answer>(
  seconds: number,
  ask: (secondsLeft: number, refused: Refused | null) => Promise<AttemptResult<Answer>>,
): Promise<{ answer: Answer; isSecondTry: boolean }> {
  const end = Date.now() + seconds * 1000;
  const first = await ask(seconds, null);
  if ('usable' in first && !('doubt' in first)) return { answer: first.usable, isSecondTry: false };
  try {
    const left = (end - Date.now()) / 1000;
    if (left <= 0) throw new AppError('ai_timeout');
    const second = await ask(left, first.refused);
    if (!('usable' in second)) {
      throw new AppError(second.because ?? 'ai_failed', { cause: new Error('Two answers that can not be used') });
    }
    const isFirstBetter = 'usable' in first && 'doubt' in second && second.doubt > first.doubt;
    return { answer: isFirstBetter ? first.usable : second.usable, isSecondTry: true };
  } catch (error) {
    // What the AI, on a second look, says about the texts goes before the first answer.
    const isVerdict = !(error instanceof AppError) || error.code === 'held_back';
    if (isVerdict || !('usable' in first)) throw error;
    return { answer: first.usable, isSecondTry: true };
  }
}
