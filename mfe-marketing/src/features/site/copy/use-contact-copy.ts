import { createCopy } from '@datewright/sdk/host';
import { contact } from './en/contact.ts';

export const useContactCopy = createCopy(contact);
