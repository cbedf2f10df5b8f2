import type { ErrorCode } from '@datewright/contracts/errors';
import { AppError } from '@datewright/service-kit/errors/app-error';

export type AttemptResult<Answer> = { usable: Answer } | { refused: string; because?: ErrorCode };

/**
 * Asks the AI, and once more within the same time limit if the answer can't be used. Throws `ai_failed` when neither
 * answer can be used, the refusal of the second one, or what the request throws.
 */
export async function askWithRetry<Answer>(
  seconds: number,
  ask: (secondsLeft: number, refused: string[]) => Promise<AttemptResult<Answer>>,
): Promise<{ answer: Answer; isSecondTry: boolean }> {
  const end = Date.now() + seconds * 1000;
  const refused: string[] = [];
  let because: ErrorCode = 'ai_failed';
  for (const isSecondTry of [false, true]) {
    const left = (end - Date.now()) / 1000;
    if (left <= 0) throw new AppError('ai_timeout');
    const verdict = await ask(left, refused);
    if ('usable' in verdict) return { answer: verdict.usable, isSecondTry };
    because = verdict.because ?? 'ai_failed';
    if (verdict.refused) refused.push(verdict.refused);
  }
  throw new AppError(because, { cause: new Error('Two answers that can not be used') });
}
