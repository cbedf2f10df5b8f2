import { listPosts } from '@datewright/contracts/marketing/list-posts';
import { plans } from '@datewright/contracts/plans';
import { usePageData } from '@datewright/sdk/page-data';
import { useSearchParams } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { EmptyState, Grid, Heading, Page, Skeleton, Stack, VisuallyHidden } from '@datewright/ui';
import { ClosingSection } from '../../../components/closing-section.tsx';
import { CtaLink } from '../../../components/cta-link.tsx';
import { PageHero } from '../../../components/page-hero.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { parseCategory, selectPosts } from '../lib/select-posts.ts';
import { CategoryChips } from './category-chips.tsx';
import { FeaturedPost } from './featured-post.tsx';
import { LoadError } from './load-error.tsx';
import { PostCard } from './post-card.tsx';

const Body = styled(Page)`
  display: grid;
  gap: var(--space-8);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-6) var(--space-12);
`;

const freeMessages = plans.free.allowances.chatpad?.limit ?? 0;

export function BlogIndex() {
  const copy = useBlogCopy();
  const [search] = useSearchParams();
  const category = parseCategory(search.get('category'));
  const { data, status, retry } = usePageData(listPosts);
  const { featured, others } = selectPosts(data?.posts ?? [], category);
  return (
    <>
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={
          <>
            <CtaLink to="/chat-assistant?ref=blog_hero" label={copy.hero.chat} location="blog_hero" size="large" />
            <CtaLink
              to="/pricing?ref=blog_hero"
              label={copy.hero.pricing}
              location="blog_hero"
              size="large"
              variant="ghost"
            />
          </>
        }
      />
      <Body>
        <CategoryChips chosen={category} />
        {status === 'loading' && <PostsLoading />}
        {status === 'failed' && (
          <LoadError retry={copy.retry} onRetry={retry}>
            {copy.failed}
          </LoadError>
        )}
        {featured && <FeaturedPost post={featured} />}
        {status === 'ready' && !featured && <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>}
        {others.length > 0 && <OtherPosts posts={others} />}
      </Body>
      <ClosingSection title={copy.mid.title} text={copy.mid.text(freeMessages)}>
        <CtaLink
          to="/chat-assistant?ref=blog_mid_cta"
          label={copy.mid.action}
          location="blog_mid_cta"
          variant="secondary"
          size="large"
        />
      </ClosingSection>
    </>
  );
}

function PostsLoading() {
  const copy = useBlogCopy();
  return (
    <Stack $gap={5} aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton $height="18rem" />
      <Grid $min="18rem" $gap={5}>
        <Skeleton $height="16rem" />
        <Skeleton $height="16rem" />
      </Grid>
    </Stack>
  );
}

function OtherPosts({ posts }: { posts: ReturnType<typeof selectPosts>['others'] }) {
  const copy = useBlogCopy();
  return (
    <section aria-labelledby="posts-title">
      <Stack $gap={5}>
        <Heading id="posts-title" $size={28}>
          {copy.list}
        </Heading>
        <Grid $min="18rem" $gap={5} $even>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} reference={`blog_card_${post.id}`} />
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
