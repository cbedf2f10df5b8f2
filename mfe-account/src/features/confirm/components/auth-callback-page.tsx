import { Spinner } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { FailureNotice } from '../../../frame/failure-notice.tsx';
import { FormPage } from '../../../frame/form-page.tsx';
import { useCallback } from '../use-callback.ts';

export function AuthCallbackPage() {
  const { callback: copy } = useCopy();
  const failure = useCallback();
  return failure === null ? (
    <FormPage title={copy.title} lead={copy.lead}>
      <Spinner label={copy.title} />
    </FormPage>
  ) : (
    <FormPage title={copy.failedTitle} lead={copy.failedLead}>
      {failure && <FailureNotice sentence={failure} />}
    </FormPage>
  );
}
