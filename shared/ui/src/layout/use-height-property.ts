import { type RefObject, useEffect, useRef } from 'react';

/** Stores the height of an element in a CSS property of the document, so that other elements can keep clear of it. */
export function useHeightProperty(name: `--${string}`): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(name, `${element.current?.offsetHeight ?? 0}px`));
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      root.removeProperty(name);
    };
  }, [name]);
  return element;
}
