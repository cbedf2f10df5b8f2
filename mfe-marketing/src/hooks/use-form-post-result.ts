import { useSearchParams } from '@datewright/sdk/router';

/** What became of a form that this page posted without scripts; `null` when it posted none. */
export function useFormPostResult(): 'yes' | 'no' | null {
  const sent = useSearchParams()[0].get('sent');
  return sent === 'yes' || sent === 'no' ? sent : null;
}
