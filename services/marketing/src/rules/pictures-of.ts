import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { picturePath } from './clean-html.ts';

const address = new RegExp(`${picturePath}([\\w-]{22})\\.jpg`, 'g');

/** The ids of the pictures of ours that a post shows. */
export const picturesOf = ({ markdown, picture }: PostContent): string[] => [
  ...new Set([...`${picture?.url ?? ''} ${markdown}`.matchAll(address)].map(([, id = '']) => id)),
];
