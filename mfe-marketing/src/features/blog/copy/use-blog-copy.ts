import { createCopy } from '@datewright/sdk/host';
import { blog } from './en/blog.ts';

export const useBlogCopy = createCopy(blog);
