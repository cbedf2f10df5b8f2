import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { useRef } from 'react';
import { LinkClosed } from '../features/vote/components/link-closed.tsx';
import { Vote } from '../features/vote/components/vote.tsx';
import { useLinkToken } from '../features/vote/hooks/use-link-token.ts';
import { useFocusRecovery } from '../hooks/use-focus-recovery.ts';

const Frame = styled(Page)`
  padding-block: var(--space-8);
`;

/** The page of a friend link. Search engines must not index it, and other sites must not receive its address. */
export function PhotoVotePage() {
  const token = useLinkToken();
  const page = useRef<HTMLDivElement>(null);
  useFocusRecovery(page);
  return (
    <Frame ref={page}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token ? <Vote key={token} token={token} /> : <LinkClosed why="gone" />}
    </Frame>
  );
}
