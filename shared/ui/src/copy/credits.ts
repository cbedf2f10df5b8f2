import { createCopy } from '@datewright/sdk/host';

const credits = (available: number) => `${available.toLocaleString('en-US')} ${available === 1 ? 'credit' : 'credits'}`;

export const useCreditCopy = createCopy({
  credits,
  purpose: (unit: string) => `for ${unit}`,
  label: (available: number, unit: string, refills: string) =>
    `${credits(available)} for ${unit} left. ${refills}. Check again`,
});
