import { answerEmailChange } from '@datewright/contracts/account/answer-email-change';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Answers for this side. Not retried: the link works once, so a second request would report it as used. */
export function useAnswerEmailChange(token: string) {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (agree: boolean) => api.call(answerEmailChange, { body: { access_token: token, agree } }),
  });
}
