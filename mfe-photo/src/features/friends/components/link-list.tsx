import { ApiError, useToast } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, RetryNotice, Skeleton, Stack } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { useEndFriendLink, useFriendLinks } from '../api/use-friend-links.ts';
import { LinkCard } from './link-card.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

interface Props {
  photos: readonly AnalyzedPhoto[];
  /** The link that is shown elsewhere while it is being created. */
  except: string | null;
  onEnded: (id: string) => void;
}

/** The member's links with the friends' choices; ending one asks for confirmation. */
export function LinkList({ photos, except, onEnded }: Props) {
  const { friends: copy } = useCopy();
  const toast = useToast();
  const { data, isError, isFetching, refetch } = useFriendLinks();
  const ending = useEndFriendLink();
  const [endingId, setEndingId] = useState<string | null>(null);
  function close() {
    ending.reset();
    setEndingId(null);
  }

  async function end(id: string) {
    try {
      await ending.mutateAsync(id);
      toast.success(copy.ended);
      onEnded(id);
      close();
    } catch {
      // The dialog says so: it covers toasts, and what the frame says about the connection.
    }
  }

  if (isError && !data) {
    return (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        {copy.loadFailed}
      </RetryNotice>
    );
  }
  if (!data) {
    return (
      <Stack aria-busy>
        <Skeleton $height="6rem" $radius="var(--radius-card)" />
      </Stack>
    );
  }
  const links = data.filter(({ id }) => id !== except);
  if (links.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Heading as="h3" $size={18}>
        {copy.links}
      </Heading>
      <List>
        {links.map((link) => (
          <LinkCard key={link.id} link={link} photos={photos} onEnd={() => setEndingId(link.id)} />
        ))}
      </List>
      <ConfirmDialog
        open={endingId !== null}
        title={copy.endTitle}
        labels={{ yes: copy.endYes, no: copy.endNo }}
        busy={ending.isPending}
        failure={ending.isError && (ending.error instanceof ApiError ? ending.error.message : copy.failed)}
        onConfirm={() => endingId && void end(endingId)}
        onClose={close}
      >
        {copy.endText}
      </ConfirmDialog>
    </Stack>
  );
}
