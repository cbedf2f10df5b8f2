import type { AdminPostSummary } from '@datewright/contracts/marketing/admin-posts';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Heading, Row, Text } from '@datewright/ui';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';

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

export function PostRow({ post }: { post: AdminPostSummary }) {
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
