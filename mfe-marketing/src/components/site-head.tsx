import { PageHead, type PageHeadProps } from '@datewright/sdk/page-head';
import { useLocation } from '@datewright/sdk/router';

const getOgImageUrl = (kind: 'page' | 'post', name: string) => `/v1/marketing/pictures/og/${kind}/${name}.png`;

/** What machines are told of a public page, with the picture that the service makes of it for previews. */
export function SiteHead(props: PageHeadProps) {
  const { pathname } = useLocation();
  const name = pathname === '/' ? 'home' : pathname.split('/').filter(Boolean).join('-').toLowerCase();
  return <PageHead picture={getOgImageUrl('page', name)} {...props} />;
}

/** The picture of a post for previews, where its editor gave none. */
export const getPostPreviewUrl = (id: string) => getOgImageUrl('post', id);
