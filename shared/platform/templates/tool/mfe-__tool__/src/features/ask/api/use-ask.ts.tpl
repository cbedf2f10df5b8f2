import { ask } from '@datewright/contracts/__tool__/ask';
import { answerSeconds } from '@datewright/contracts/__tool__/limits';
import { reportFalsePositive } from '@datewright/contracts/__tool__/report-false-positive';
import { type ModerationCategory, type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { z } from '@datewright/sdk/zod';
import { useState } from 'react';

type Answer = z.infer<typeof ask.response>;
const requestBody = z.object({ question: z.string(), goOn: z.optional(waivableCategory) });

/** Asks one question at a time, for one credit. A reload resumes an unanswered question, which is still charged once. */
export function useAsk(userId: string) {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const request = usePaidRequest<z.infer<typeof requestBody>, Answer>({
    tool: '__tool__',
    pendingStorage: { area: 'sessionStorage', key: `__tool__:${userId}:asking`, body: requestBody },
    sendRequest: (body, { signal }) => api.call(ask, { body, signal, timeoutMs: (answerSeconds + 10) * 1000 }),
    onAnswer: setAnswer,
  });
  return {
    ...request,
    answer,
    ask: (question: string, goOn?: WaivableCategory) => request.start({ question, ...(goOn && { goOn }) }),
    reportWrong: (kind: ModerationCategory) =>
      void api.call(reportFalsePositive, { body: { kind } }).catch(() => undefined),
  };
}
