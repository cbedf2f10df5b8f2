import { useEffect, useRef } from 'react';

/** Scrolls the dialog to its top whenever `content` changes to something. */
export function useScrollToTop(content: unknown) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = top.current?.closest('dialog');
    if (content && dialog) dialog.scrollTop = 0;
  }, [content]);
  return top;
}
