import { type AdminPostSummary, type PostState, postStates } from '@datewright/contracts/marketing/admin-posts';
import { useToast } from '@datewright/sdk/host';
import { useMutation, useQuery } from '@datewright/sdk/query';
import { Link, useNavigate } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import {
  Badge,
  Button,
  EmptyState,
  Heading,
  Notice,
  Row,
  Select,
  Spinner,
  Stack,
  Text,
  TextField,
} from '@datewright/ui';
import { useDeferredValue, useState } from 'react';
import { useBlogAdminApi } from '../../api/use-blog-admin-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';

const Bar = styled(Row)`
  align-items: end;
  > :first-child {
    flex: 1 1 16rem;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  list-style: none;
  padding: 0;
`;

const Item = styled(Link)`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  color: inherit;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  text-decoration: none;
  &:hover {
    border-color: var(--text);
  }
`;

const tones = { draft: 'neutral', scheduled: 'careful', published: 'good' } as const;

function PostRow({ post }: { post: AdminPostSummary }) {
  const copy = useBlogAdminCopy();
  return (
    <li>
      <Item to={`/blog/admin/${post.id}`}>
        <Row $gap={3}>
          <Badge $tone={tones[post.state]}>{copy.states[post.state]}</Badge>
          {post.hasChanges && <Badge $tone="careful">{copy.list.changed}</Badge>}
        </Row>
        <Heading as="h2" $size={18}>
          {post.title || copy.list.untitled}
        </Heading>
        <Text $tone="muted" $size={14}>
          {post.state === 'scheduled' && post.publishAt && `${copy.list.appears(formatDateTime(post.publishAt))}. `}
          {copy.list.saved(formatDateTime(post.savedAt), post.savedByYou)}
        </Text>
      </Item>
    </li>
  );
}

export function PostList() {
  const copy = useBlogAdminCopy();
  const desk = useBlogAdminApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<PostState | null>(null);
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['marketing', 'desk', 'posts', q, state],
    staleTime: 0,
    queryFn: ({ signal }) => desk.list(q, state, signal),
  });
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: desk.create,
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
      <Bar>
        <TextField
          type="search"
          label={copy.list.search}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label={copy.list.state}
          value={state ?? ''}
          onChange={(event) => setState(postStates.find((one) => one === event.target.value) ?? null)}
        >
          <option value="">{copy.list.all}</option>
          {postStates.map((one) => (
            <option key={one} value={one}>
              {copy.states[one]}
            </option>
          ))}
        </Select>
      </Bar>
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
