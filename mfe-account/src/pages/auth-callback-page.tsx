import { Spinner } from '@datewright/ui';
import { FailureNotice } from '../components/failure-notice.tsx';
import { FormPage } from '../components/form-page.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { useAuthCallback } from '../features/auth-callback/hooks/use-auth-callback.ts';

export function AuthCallbackPage() {
  const { callback: copy } = useCopy();
  const failure = useAuthCallback();
  return failure === null ? (
    <FormPage title={copy.title} lead={copy.lead}>
      <Spinner label={copy.title} />
    </FormPage>
  ) : (
    <FormPage title={copy.failedTitle} lead={copy.failedLead}>
      {failure && <FailureNotice message={failure} />}
    </FormPage>
  );
}
