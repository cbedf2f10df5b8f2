import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { picturePath } from './sanitize-post-html.ts';

const pictureUrlPattern = new RegExp(`${picturePath}([\\w-]{22})\\.jpg`, 'g');

/** The ids of the pictures of ours that a post shows. */
export const findPictureIds = ({ markdown, picture }: PostContent): string[] => [
  ...new Set([...`${picture?.url ?? ''} ${markdown}`.matchAll(pictureUrlPattern)].map(([, id = '']) => id)),
];
