import { getPost } from '@datewright/contracts/marketing/get-post';
import { ApiError } from '@datewright/sdk/host';
import { usePageData } from '@datewright/sdk/page-data';
import { PageHead } from '@datewright/sdk/page-head';
import { Navigate } from '@datewright/sdk/router';
import { Page, Skeleton, Stack, VisuallyHidden } from '@datewright/ui';
import { useRef } from 'react';
import { getPostImageUrl } from '../../../components/site-head.tsx';
import { useCommonCopy } from '../../../copy/use-common-copy.ts';
import { createBreadcrumbs } from '../../../lib/structured-data.ts';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { createPostStructuredData } from '../lib/post-structured-data.ts';
import { DeletedPost } from './deleted-post.tsx';
import { LoadError } from './load-error.tsx';
import { PostBody } from './post-body.tsx';
import { PostFooter, PostTags } from './post-footer.tsx';
import { PostHeader } from './post-header.tsx';
import { ReadingProgressBar } from './reading-progress-bar.tsx';

const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'not_found' || error.code === 'invalid_request');

const isDeleted = (error: unknown) => error instanceof ApiError && error.code === 'post_deleted';

/** A post. An unknown slug redirects to the blog, a former one to the current slug, and a deleted post says so. */
export function PostView({ id }: { id: string }) {
  const all = useBlogCopy();
  const copy = all.post;
  const common = useCommonCopy();
  const article = useRef<HTMLElement>(null);
  const { data, status, error, retry } = usePageData(getPost, { params: { id } });

  if (data?.movedTo) return <Redirect to={`/blog/${data.movedTo}`} status={301} />;
  if (isDeleted(error)) return <DeletedPost />;
  if (isNotFound(error) || (data && !data.post)) return <Redirect to="/blog" status={404} />;
  if (!data?.post) {
    return (
      <Page $width="text">
        <PageHead title={all.crumb} />
        {status === 'failed' ? (
          <LoadError retry={all.retry} onRetry={retry}>
            {copy.failed}
          </LoadError>
        ) : (
          <PostLoading />
        )}
      </Page>
    );
  }
  const { post, related } = data;
  return (
    <>
      <PageHead
        title={post.title}
        description={post.excerpt}
        path={`/blog/${post.id}`}
        kind="article"
        picture={getPostImageUrl(post)}
        structured={[
          createPostStructuredData(post, all.team),
          createBreadcrumbs([
            { name: common.homeCrumb, path: '/' },
            { name: all.crumb, path: '/blog' },
            { name: post.title, path: `/blog/${post.id}` },
          ]),
        ]}
      />
      <ReadingProgressBar article={article} />
      <Page $width="text">
        <article ref={article}>
          <PostHeader post={post} />
          <PostBody html={post.html} />
          <PostTags tags={post.tags} />
        </article>
      </Page>
      <PostFooter related={related} />
    </>
  );
}

function Redirect({ to, status }: { to: string; status: 301 | 404 }) {
  return (
    <>
      <PageHead title={useBlogCopy().crumb} noindex status={status} />
      <Navigate to={to} replace />
    </>
  );
}

function PostLoading() {
  const { post: copy } = useBlogCopy();
  return (
    <Stack $gap={5} aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton $height="4rem" />
      <Skeleton $height="20rem" />
      <Skeleton $height="12rem" />
    </Stack>
  );
}
