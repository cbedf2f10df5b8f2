import { answerEmailChange } from '@datewright/contracts/account/answer-email-change';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** The answer of this end. Tried once: a link works once, and a second try would call it used. */
export function useAnswerEmailChange(token: string) {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (agree: boolean) => api.call(answerEmailChange, { body: { access_token: token, agree } }),
  });
}
