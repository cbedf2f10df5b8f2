import { usePageContext } from '@datewright/sdk/host';
import { useEffect } from 'react';
import type { PageHeadProps } from './host/page-head-props.ts';

export type { PageHeadProps } from './host/page-head-props.ts';

/** Sets the title and metadata of the page for browsers, search engines and link previews. Use one per page. */
export function PageHead(props: PageHeadProps) {
  const { requestData, head } = usePageContext();
  // Effects do not run during server rendering, so set the head during render.
  if (requestData) head.set(props);
  const said = JSON.stringify(props);
  useEffect(() => {
    const mine: PageHeadProps = JSON.parse(said);
    head.set(mine);
    return () => {
      if (head.get() === mine) head.set(null);
    };
  }, [head, said]);
  return null;
}
