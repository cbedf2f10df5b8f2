import { type RefObject, useEffect, useState } from 'react';
import { getReadingProgress } from '../lib/get-reading-progress.ts';

const showTopButtonAfterPx = 300;

/** Reading progress, and whether to show the button to the top. */
export function useReadingProgress(article: RefObject<HTMLElement | null>) {
  const [reading, setReading] = useState({ progress: 0, far: false });
  useEffect(() => {
    let drawn = 0;
    const look = () => {
      drawn = 0;
      const box = article.current?.getBoundingClientRect();
      if (box) setReading({ progress: getReadingProgress(box, innerHeight), far: scrollY > showTopButtonAfterPx });
    };
    const soon = () => {
      drawn ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(drawn);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [article]);
  return reading;
}
