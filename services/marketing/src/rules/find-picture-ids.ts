import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { postPicturePath } from './post-picture-url.ts';

const pictureUrlPattern = new RegExp(`${postPicturePath}([\\w-]{22})\\.jpg`, 'g');

/** Ids of the stored pictures that a post shows. */
export const findPictureIds = ({ markdown, picture }: PostContent): string[] => [
  ...new Set([...`${picture?.url ?? ''} ${markdown}`.matchAll(pictureUrlPattern)].map(([, id = '']) => id)),
];
