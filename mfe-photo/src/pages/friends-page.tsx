import { Page } from '@datewright/ui';
import { useRef } from 'react';
import { LinkOver } from '../features/vote/components/link-over.tsx';
import { Vote } from '../features/vote/components/vote.tsx';
import { useLinkToken } from '../features/vote/use-link-token.ts';
import { useGoesOn } from '../frame/goes-on.ts';

/** Where a link to friends leads. No search engine keeps it, and no other site learns of it. */
export function FriendsPage() {
  const token = useLinkToken();
  const page = useRef<HTMLDivElement>(null);
  useGoesOn(page);
  return (
    <Page ref={page}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token ? <Vote key={token} token={token} /> : <LinkOver why="gone" />}
    </Page>
  );
}
