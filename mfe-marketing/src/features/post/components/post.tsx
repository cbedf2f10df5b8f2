import { getPost } from '@datewright/contracts/marketing/get-post';
import { ApiError } from '@datewright/sdk/host';
import { usePageData } from '@datewright/sdk/page-data';
import { PageHead } from '@datewright/sdk/page-head';
import { Navigate } from '@datewright/sdk/router';
import { Page, Skeleton, Stack, VisuallyHidden } from '@datewright/ui';
import { useRef } from 'react';
import { useBlogCopy } from '../../../copy/use-blog-copy.ts';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { CouldNotLoad } from '../../../frame/could-not-load.tsx';
import { postPreview } from '../../../frame/site-head.tsx';
import { breadcrumbs } from '../../../frame/structured.ts';
import { postStructured } from '../post-structured.ts';
import { PostBody } from './post-body.tsx';
import { PostEnd, PostTags } from './post-end.tsx';
import { PostTop } from './post-head.tsx';
import { ReadingAids } from './reading-aids.tsx';

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'not_found' || error.code === 'invalid_request');

/** One post. One that is unknown leads to the blog, one that moved to where it is now. */
export function PostPageBody({ id }: { id: string }) {
  const all = useBlogCopy();
  const copy = all.post;
  const words = useFrameCopy();
  const article = useRef<HTMLElement>(null);
  const { data, status, error, retry } = usePageData(getPost, { params: { id } });

  if (data?.movedTo) {
    return (
      <>
        <PageHead title={all.crumb} noindex status={301} />
        <Navigate to={`/blog/${data.movedTo}`} replace />
      </>
    );
  }
  if (isUnknown(error) || (data && !data.post)) {
    return (
      <>
        <PageHead title={all.crumb} noindex status={404} />
        <Navigate to="/blog" replace />
      </>
    );
  }
  if (!data?.post) {
    return (
      <Page $width="text">
        <PageHead title={all.crumb} />
        {status === 'failed' ? (
          <CouldNotLoad retry={all.retry} onRetry={retry}>
            {copy.failed}
          </CouldNotLoad>
        ) : (
          <Stack $gap={5} aria-busy="true">
            <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
            <Skeleton $height="4rem" />
            <Skeleton $height="20rem" />
            <Skeleton $height="12rem" />
          </Stack>
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
        picture={post.picture?.url ?? postPreview(post.id)}
        structured={[
          postStructured(post, all.team),
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: all.crumb, path: '/blog' },
            { name: post.title, path: `/blog/${post.id}` },
          ]),
        ]}
      />
      <ReadingAids article={article} />
      <Page $width="text">
        <article ref={article}>
          <PostTop post={post} />
          <PostBody html={post.html} />
          <PostTags tags={post.tags} />
        </article>
      </Page>
      <PostEnd related={related} />
    </>
  );
}
