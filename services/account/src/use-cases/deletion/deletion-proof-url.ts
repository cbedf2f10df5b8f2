import type { DeletionContext } from '../../context.ts';
import { pageUrl } from '../page-url.ts';

export const deletionProofUrl = (ctx: DeletionContext, reference: string) =>
  pageUrl(ctx, `/account-deleted?reference=${reference}`);
