import { usePageContext } from '@datewright/sdk/host';
import { useEffect } from 'react';
import type { PageHeadProps } from './host/page-head-props.ts';

export type { PageHeadProps } from './host/page-head-props.ts';

/** What search engines, previews and the browser's tab say of an open page. One a page. */
export function PageHead(props: PageHeadProps) {
  const { requestData, head } = usePageContext();
  // Drawn as HTML, a page has no effects: it says so while it is drawn.
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
