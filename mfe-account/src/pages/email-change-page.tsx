import { EmailChangeRequest } from '../features/email-change/components/email-change-request.tsx';
import { useTokenFromUrl } from '../features/email-change/hooks/use-token-from-url.ts';

/** The page that the mailed links of an email change open. Only a button acts, because mail scanners open links too. */
export function EmailChangePage() {
  const token = useTokenFromUrl();
  return <EmailChangeRequest key={token} token={token} />;
}
