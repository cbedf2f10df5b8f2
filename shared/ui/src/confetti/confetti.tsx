import { styled } from '@datewright/sdk/styled';
import { useEffect, useRef } from 'react';
import { letItRain } from './confetti-rain.ts';

const Sky = styled.canvas`
  height: 100%;
  inset: 0;
  pointer-events: none;
  position: fixed;
  width: 100%;
  z-index: 40;
`;

/** So many pieces, once; nothing at all for those who asked for less motion. */
export function Confetti({ pieces }: { pieces: number }) {
  const sky = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!sky.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return letItRain(sky.current, pieces);
  }, [pieces]);
  return <Sky ref={sky} aria-hidden="true" />;
}
