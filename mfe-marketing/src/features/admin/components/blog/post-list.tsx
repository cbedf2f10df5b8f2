import type { PostState } from '@datewright/contracts/marketing/admin-posts';
import { useToast } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, EmptyState, Heading, Notice, Row, Spinner, Stack } from '@datewright/ui';
import { useDeferredValue, useState } from 'react';
import { useAdminPosts } from '../../api/use-admin-posts.ts';
import { usePostApi } from '../../api/use-post-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { PostFilter } from './post-filter.tsx';
import { PostRow } from './post-row.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  list-style: none;
  padding: 0;
`;

export function PostList() {
  const copy = useBlogAdminCopy();
  const api = usePostApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<PostState | null>(null);
  const q = useDeferredValue(typed.trim());
  const found = useAdminPosts(q, state);
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: api.create,
    onSuccess: ({ id }) => navigate(`/blog/admin/${id}`),
    onError: () => toast.error(copy.list.beginFailed),
  });
  return (
    <Stack $gap={6}>
      <Row $justify="space-between">
        <Heading as="h1">{copy.title}</Heading>
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          {copy.list.begin}
        </Button>
      </Row>
      <PostFilter search={typed} onSearch={setTyped} state={state} onState={setState} />
      {found.isPending && <Spinner />}
      {found.isError && (
        <Notice tone="bad" action={<Button onClick={() => void found.refetch()}>{copy.list.retry}</Button>}>
          {copy.list.failed}
        </Notice>
      )}
      {found.data?.posts.length === 0 && <EmptyState title={copy.list.none}>{copy.list.noneText}</EmptyState>}
      <List>
        {found.data?.posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </List>
    </Stack>
  );
}
