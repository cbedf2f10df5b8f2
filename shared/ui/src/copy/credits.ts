import { createCopy } from '@datewright/sdk/host';

const number = (available: number) => available.toLocaleString('en-US');
const unit = (available: number) => (available === 1 ? 'credit' : 'credits');

export const useCreditCopy = createCopy({
  number,
  unit,
  label: (available: number, refills: string) =>
    `${number(available)} ${unit(available)} left. ${refills}. Check again`,
});
