import { answerFriendLink, reportFriendLink } from '@datewright/contracts/photo/friends';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import type { z } from '@datewright/sdk/zod';

export function useSendAnswer() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: z.infer<typeof answerFriendLink.body>) => api.call(answerFriendLink, { body }),
  });
}

/** Ends the link for everybody. */
export function useReportLink() {
  const api = useApi();
  return useMutation({ mutationFn: (token: string) => api.call(reportFriendLink, { body: { token } }) });
}
