import { createCopy } from '@datewright/sdk/host';

export const useThemeCopy = createCopy({ label: 'Theme', dark: 'Dark', light: 'Light', system: 'System' });
