import { type RefObject, useEffect, useState } from 'react';
import { readingProgress } from './reading-progress.ts';

const topAfter = 300;

/** How far the reader is, and whether the way to the top is worth a button. */
export function useReading(article: RefObject<HTMLElement | null>) {
  const [reading, setReading] = useState({ progress: 0, far: false });
  useEffect(() => {
    let drawn = 0;
    const look = () => {
      drawn = 0;
      const box = article.current?.getBoundingClientRect();
      if (box) setReading({ progress: readingProgress(box, innerHeight), far: scrollY > topAfter });
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
