import { createCopy } from '@datewright/sdk/host';

export const useNotFoundCopy = createCopy({
  title: (path: string) => `There’s no page at ${path}`,
  text: 'Here’s your home page instead. You can also go to:',
  help: 'Help',
  pricing: 'Pricing',
  contact: 'Contact us',
});
