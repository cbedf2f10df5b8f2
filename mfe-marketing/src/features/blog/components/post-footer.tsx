import type { Post, PostSummary } from '@datewright/contracts/marketing/post';
import { plans } from '@datewright/contracts/plans';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Grid, Row, Stack, Text } from '@datewright/ui';
import { ClosingSection } from '../../../components/closing-section.tsx';
import { CtaLink } from '../../../components/cta-link.tsx';
import { Section } from '../../../components/section.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { PostCard } from './post-card.tsx';

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block: var(--space-6);
`;

const freeMessages = plans.free.allowances.chatpad?.limit ?? 0;

export function PostTags({ tags }: { tags: Post['tags'] }) {
  const copy = useBlogCopy().post;
  if (tags.length === 0) return null;
  return (
    <Tags aria-label={copy.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>#{tag}</Badge>
        </li>
      ))}
    </Tags>
  );
}

export function PostFooter({ related }: { related: readonly PostSummary[] }) {
  const copy = useBlogCopy().post;
  return (
    <>
      <ClosingSection title={copy.bottom.title} text={copy.bottom.text(freeMessages)}>
        <CtaLink to="/chat-assistant?ref=blog_bottom" label={copy.bottom.action} location="blog_bottom" size="large" />
        <CtaLink
          to="/pricing?ref=blog_bottom"
          label={copy.bottom.pricing}
          location="blog_bottom"
          size="large"
          variant="secondary"
        />
      </ClosingSection>
      {related.length > 0 && (
        <Section title={copy.related.title}>
          <Grid $min="18rem" $gap={5} $even>
            {related.map((post) => (
              <PostCard key={post.id} post={post} reference={`blog_related_${post.id}`} />
            ))}
          </Grid>
        </Section>
      )}
      <Section title={copy.coach.title}>
        <Card>
          <Stack $gap={4}>
            <Text $size={18}>{copy.coach.text}</Text>
            <Row $gap={3}>
              <CtaLink
                to="/chat-assistant?ref=blog_aiadvice_primary"
                label={copy.coach.action}
                location="blog_aiadvice_primary"
                variant="secondary"
              />
              <CtaLink
                to="/pricing?ref=blog_aiadvice_secondary"
                label={copy.coach.pricing}
                location="blog_aiadvice_secondary"
                variant="ghost"
              />
            </Row>
          </Stack>
        </Card>
      </Section>
    </>
  );
}
