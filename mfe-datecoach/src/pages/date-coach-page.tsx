import { Page } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';

export function DateCoachPage() {
  const { page: copy } = useCopy();
  return (
    <Page>
      <h1>{copy.title}</h1>
    </Page>
  );
}
