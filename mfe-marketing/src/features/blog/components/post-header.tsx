import type { Post } from '@datewright/contracts/marketing/post';
import { formatUtcDate } from '@datewright/sdk/dates';
import { Link, useNavigate } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Heading, Row, Text } from '@datewright/ui';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { PostPicture } from './post-picture.tsx';

const Top = styled.header`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding-block: var(--space-6);
  > svg,
  > img {
    border-radius: var(--radius-card);
  }
  > nav {
    max-width: 100%;
  }
  time {
    display: inline-block;
  }
`;

const Crumbs = styled.ol`
  color: var(--muted);
  display: flex;
  font-size: var(--text-14);
  gap: var(--space-2);
  line-height: 1.5rem;
  /* The title is below in full. */
  > li:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > li + li::before {
    content: '/ ';
  }
  > li > a {
    align-items: center;
    display: inline-flex;
    min-height: 1.5rem;
  }
`;

export function PostHeader({ post }: { post: Post }) {
  const all = useBlogCopy();
  const copy = all.post;
  const navigate = useNavigate();
  return (
    <Top>
      <nav aria-label={copy.crumbs}>
        <Crumbs>
          <li>
            <Link to="/blog">{all.crumb}</Link>
          </li>
          <li aria-current="page">{post.title}</li>
        </Crumbs>
      </nav>
      <Row>
        <Button variant="ghost" size="small" onClick={() => (history.length > 1 ? navigate(-1) : navigate('/blog'))}>
          {copy.back}
        </Button>
      </Row>
      <Row $gap={3}>
        <Badge>{all.categories[post.category]}</Badge>
        <Text as="span" $tone="muted" $size={14}>
          {all.readTime(post.readTimeMinutes)}
        </Text>
      </Row>
      <Heading as="h1" $size={48}>
        {post.title}
      </Heading>
      <Text $tone="muted" $size={14}>
        {post.author ?? all.team} ·{' '}
        <time dateTime={post.datePublished}>{copy.published(formatUtcDate(post.datePublished))}</time>
      </Text>
      <PostPicture post={post} first />
    </Top>
  );
}
