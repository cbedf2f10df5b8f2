import { createCopy } from '@datewright/sdk/host';

export const useCopy = createCopy({
  title: '__title__',
  greeting: (name: string) => `Hello, ${name}.`,
  visitor: 'Hello, visitor.',
  count: 'Count',
  counted: (times: number) => (times === 1 ? 'Counted once.' : `Counted ${times} times.`),
});
