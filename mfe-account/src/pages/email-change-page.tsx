import { EmailChangeRequest } from '../features/email-change/components/email-change-request.tsx';
import { useTokenFromUrl } from '../features/email-change/hooks/use-token-from-url.ts';

/** Where the mailed links of a change of address lead. Nothing happens before a button is pressed: mail programs look too. */
export function EmailChangePage() {
  const token = useTokenFromUrl();
  return <EmailChangeRequest key={token} token={token} />;
}
