import { styled } from '@datewright/sdk/styled';
import { useEffect, useRef } from 'react';
import { animateConfetti } from './animate-confetti.ts';

const Canvas = styled.canvas`
  height: 100%;
  inset: 0;
  pointer-events: none;
  position: fixed;
  width: 100%;
  z-index: -1;
`;

/** Drops `pieces` pieces once, behind everything on the page; nothing for visitors who prefer reduced motion. */
export function Confetti({ pieces }: { pieces: number }) {
  const sky = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!sky.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return animateConfetti(sky.current, pieces);
  }, [pieces]);
  return <Canvas ref={sky} aria-hidden="true" />;
}
