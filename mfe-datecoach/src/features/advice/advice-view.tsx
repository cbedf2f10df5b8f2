import { Heading } from '@datewright/ui';
import { useCopy } from '../../copy/use-copy.ts';

/** The tab of advice that fits every date. */
export function AdviceView() {
  const { advice: copy } = useCopy();
  return <Heading $size={28}>{copy.title}</Heading>;
}
