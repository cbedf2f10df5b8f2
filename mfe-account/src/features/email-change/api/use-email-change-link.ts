import { answerEmailChange } from '@datewright/contracts/account/answer-email-change';
import { readEmailChangeLink } from '@datewright/contracts/account/read-email-change-link';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQuery } from '@datewright/sdk/query';

/** What a mailed link is about. */
export function useEmailChangeLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['account', 'email-link', token],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(readEmailChangeLink, { body: { access_token: token }, signal }),
  });
}

/** The answer of this end. Tried once: a link works once, and a second try would call it used. */
export function useAnswerEmailChange(token: string) {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (agree: boolean) => api.call(answerEmailChange, { body: { access_token: token, agree } }),
  });
}
