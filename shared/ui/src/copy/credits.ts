import { createCopy } from '@datewright/sdk/host';

const count = (available: number) => `${available.toLocaleString('en-US')} ${available === 1 ? 'credit' : 'credits'}`;

export const useCreditCopy = createCopy({
  count,
  label: (available: number, refills: string) => `${count(available)} left. ${refills}. Check again`,
});
