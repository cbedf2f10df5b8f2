import { lazy, Suspense } from 'react';
import { Hero } from './hero.tsx';

// What comes after the hero must not make it wait.
const BelowHero = lazy(() => import('./below-hero.tsx').then((file) => ({ default: file.BelowHero })));

export function VisitorHome() {
  return (
    <>
      <Hero />
      <Suspense fallback={null}>
        <BelowHero />
      </Suspense>
    </>
  );
}
