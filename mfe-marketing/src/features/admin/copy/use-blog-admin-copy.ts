import { createCopy } from '@datewright/sdk/host';
import { blogAdmin } from './en/blog-admin.ts';

export const useBlogAdminCopy = createCopy(blogAdmin);
