import { useSearchParams } from '@datewright/sdk/router';

/** Result of a form posted without scripts; `null` when none was posted. */
export function useFormPostResult(): 'yes' | 'no' | null {
  const sent = useSearchParams()[0].get('sent');
  return sent === 'yes' || sent === 'no' ? sent : null;
}
