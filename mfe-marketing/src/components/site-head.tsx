import type { PostSummary } from '@datewright/contracts/marketing/post';
import { PageHead, type PageHeadProps } from '@datewright/sdk/page-head';
import { useLocation } from '@datewright/sdk/router';

const getOgImageUrl = (kind: 'page' | 'post', name: string) => `/v1/marketing/pictures/og/${kind}/${name}.png`;

/** Metadata of a public page, with the preview image that the service renders. */
export function SiteHead(props: PageHeadProps) {
  const { pathname } = useLocation();
  const name = pathname === '/' ? 'home' : pathname.split('/').filter(Boolean).join('-').toLowerCase();
  return <PageHead picture={getOgImageUrl('page', name)} {...props} />;
}

/** The image of a post for previews and search engines: its photo, or a rendered one, because neither shows SVG. */
export const getPostImageUrl = ({ id, picture }: Pick<PostSummary, 'id' | 'picture'>) =>
  picture && !picture.url.includes('.svg?') ? picture.url : getOgImageUrl('post', id);
