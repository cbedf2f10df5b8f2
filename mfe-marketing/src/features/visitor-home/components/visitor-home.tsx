import { lazy, Suspense } from 'react';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { SiteHead } from '../../../frame/site-head.tsx';
import { organization, productOf } from '../../../frame/structured.ts';
import { Hero } from './hero.tsx';

// What comes after the hero must not make it wait.
const BelowHero = lazy(() => import('./below-hero.tsx').then((file) => ({ default: file.BelowHero })));

export function VisitorHome() {
  const copy = useMarketingCopy().head;
  return (
    <>
      <SiteHead
        title={copy.title}
        description={copy.description}
        structured={[organization, productOf('', copy.description)]}
      />
      <Hero />
      <Suspense fallback={null}>
        <BelowHero />
      </Suspense>
    </>
  );
}
