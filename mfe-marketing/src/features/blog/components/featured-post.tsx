import type { PostSummary } from '@datewright/contracts/marketing/post';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Heading, LinkButton, Row, Text } from '@datewright/ui';
import { CtaLink } from '../../../components/cta-link.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { PostPicture } from './post-picture.tsx';

const Sheet = styled(Card)`
  align-items: center;
  display: grid;
  gap: var(--space-2) var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  padding: 0;
  @media (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > svg,
  > img {
    height: 100%;
    min-height: 100%;
  }
  > div {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    padding: var(--space-5);
  }
`;

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

export function FeaturedPost({ post }: { post: PostSummary }) {
  const copy = useBlogCopy();
  return (
    <Sheet as="article">
      <PostPicture post={post} first />
      <div>
        <Row $gap={3}>
          <Badge $tone="ai">{copy.featured}</Badge>
          <Text as="span" $tone="muted" $size={14}>
            {copy.categories[post.category]} · {copy.readTime(post.readTimeMinutes)}
          </Text>
        </Row>
        <Heading $size={28}>
          <Title to={`/blog/${post.id}`}>{post.title}</Title>
        </Heading>
        <Text $tone="muted">{post.excerpt}</Text>
        <Row $gap={3}>
          <LinkButton to={`/blog/${post.id}`} variant="secondary" aria-label={`${copy.read}: ${post.title}`}>
            {copy.read}
          </LinkButton>
          <CtaLink
            to="/chat-assistant?ref=blog_featured_cta"
            label={copy.tryIt}
            location="blog_featured_cta"
            variant="ghost"
          />
        </Row>
      </div>
    </Sheet>
  );
}
