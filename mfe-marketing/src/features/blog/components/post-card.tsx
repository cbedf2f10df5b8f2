import type { PostSummary } from '@datewright/contracts/marketing/post';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Text } from '@datewright/ui';
import { CtaLink } from '../../../components/cta-link.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { PostPicture } from './post-picture.tsx';

const Sheet = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-3);
  overflow: hidden;
  padding: 0 0 var(--space-5);
  > :not(svg, img) {
    margin-inline: var(--space-5);
  }
`;

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Foot = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  > a:first-child {
    align-items: center;
    display: inline-flex;
    font-weight: 600;
    min-height: var(--target);
  }
`;

interface Props {
  post: PostSummary;
  /** Analytics reference of the link to the chat assistant. */
  reference: string;
  level?: 'h2' | 'h3';
}

export function PostCard({ post, reference, level = 'h3' }: Props) {
  const copy = useBlogCopy();
  return (
    <Sheet as="article">
      <PostPicture post={post} />
      <Text $tone="muted" $size={14}>
        {copy.categories[post.category]} · {copy.readTime(post.readTimeMinutes)}
      </Text>
      <Heading as={level} $size={22}>
        <Title to={`/blog/${post.id}`}>{post.title}</Title>
      </Heading>
      <Text $tone="muted">{post.excerpt}</Text>
      <Foot>
        <Link to={`/blog/${post.id}`} aria-label={`${copy.read}: ${post.title}`}>
          {copy.read}
        </Link>
        <CtaLink
          to={`/chat-assistant?ref=${reference}`}
          label={copy.tryIt}
          location={reference}
          variant="secondary"
          size="small"
        />
      </Foot>
    </Sheet>
  );
}
