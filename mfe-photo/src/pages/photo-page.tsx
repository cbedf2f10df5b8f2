import { Heading, Page } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';

export function PhotoPage() {
  const copy = useCopy();
  return (
    <Page>
      <Heading as="h1" $size={36}>
        {copy.page.title}
      </Heading>
    </Page>
  );
}
