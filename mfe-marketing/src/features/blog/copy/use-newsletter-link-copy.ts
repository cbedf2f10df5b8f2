import { createCopy } from '@datewright/sdk/host';
import { newsletterLink } from './en/newsletter-link.ts';

export const useNewsletterLinkCopy = createCopy(newsletterLink);
