import type { PostSummary } from '@datewright/contracts/marketing/post';
import { styled } from '@datewright/sdk/styled';
import { PostCover } from './post-cover.tsx';

const Picture = styled.img`
  aspect-ratio: 16 / 9;
  height: auto;
  object-fit: cover;
  width: 100%;
`;

/**
 * The picture of a post, or the illustration of its category. `first`: visible without scrolling, so it loads at once.
 */
export function PostPicture({ post: { picture, category }, first = false }: { post: PostSummary; first?: boolean }) {
  if (!picture) return <PostCover category={category} />;
  const { url, alt, width, height } = picture;
  return (
    <Picture src={url} alt={alt} width={width} height={height} loading={first ? 'eager' : 'lazy'} decoding="async" />
  );
}
