import { Button } from '@datewright/ui';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { FormPage } from '../../../components/form-page.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

export function LoadError({ onRetry }: { onRetry: () => void }) {
  const { emailLink: copy } = useCopy();
  return (
    <FormPage title={copy.failedTitle}>
      <FailureNotice message={copy.failed} />
      <Button variant="primary" full onClick={onRetry}>
        {copy.retry}
      </Button>
    </FormPage>
  );
}
