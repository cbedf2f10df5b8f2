import type { PostSummary } from '@datewright/contracts/marketing/post';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Text } from '@datewright/ui';
import { CtaLink } from '../../../components/cta-link.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { PostPicture } from './post-picture.tsx';

/** A row with a small picture on a phone, so that a list of posts stays short; a card with a large one elsewhere. */
const Sheet = styled(Card)`
  display: grid;
  gap: 0 var(--space-4);
  grid-template-columns: min(8rem, 34%) minmax(0, 1fr);
  overflow: hidden;
  padding: 0;
  position: relative;
  > svg,
  > img {
    align-self: start;
    border-radius: var(--radius-control);
    margin: var(--space-4) 0 0 var(--space-4);
    width: calc(100% - var(--space-4));
  }
  @media (min-width: 40rem) {
    grid-template: auto 1fr / minmax(0, 1fr);
    > svg,
    > img {
      border-radius: 0;
      margin: 0;
      width: 100%;
    }
  }
`;

const Words = styled.div`
  align-content: start;
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding: var(--space-4) var(--space-4) var(--space-2) 0;
  @media (min-width: 40rem) {
    grid-template-rows: auto auto 1fr auto;
    padding: var(--space-4) var(--space-5) var(--space-3);
  }
`;

/** The title opens the post from anywhere on the card. */
const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }
  article:hover > div > * > & {
    text-decoration: underline;
  }
`;

const Excerpt = styled(Text)`
  @media (max-width: 39.99rem) {
    display: none;
  }
`;

/** It lies over the link of the title, and its text starts where the others do. The title is what a reader looks for. */
const Try = styled(CtaLink)`
  color: var(--muted);
  font-weight: 500;
  margin-inline-start: calc(-1 * var(--space-1));
  position: relative;
  text-align: start;
  white-space: normal;
`;

interface Props {
  post: PostSummary;
  /** Analytics reference of the link to the chat assistant. */
  reference: string;
}

export function PostCard({ post, reference }: Props) {
  const copy = useBlogCopy();
  return (
    <Sheet as="article">
      <PostPicture post={post} />
      <Words>
        <Text $tone="muted" $size={14}>
          {copy.categories[post.category]} · {copy.readTime(post.readTimeMinutes)}
        </Text>
        <Heading as="h3" $size={18}>
          <Title to={`/blog/${post.id}`}>{post.title}</Title>
        </Heading>
        <Excerpt $tone="muted">{post.excerpt}</Excerpt>
        <Try
          to={`/chat-assistant?ref=${reference}`}
          label={copy.tryIt}
          location={reference}
          variant="ghost"
          size="small"
        />
      </Words>
    </Sheet>
  );
}
