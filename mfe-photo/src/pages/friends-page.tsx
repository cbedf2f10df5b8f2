import { Heading, Page } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';

export function FriendsPage() {
  const copy = useCopy();
  return (
    <Page>
      <Heading as="h1" $size={36}>
        {copy.friendsPage.title}
      </Heading>
    </Page>
  );
}
