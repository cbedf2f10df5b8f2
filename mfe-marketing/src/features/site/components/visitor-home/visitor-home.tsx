import { lazy, Suspense } from 'react';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { createProduct, organization } from '../../../../lib/structured-data.ts';
import { HomeHero } from './home-hero.tsx';

// A separate chunk, so that the hero shows sooner.
const BelowHero = lazy(() => import('./below-hero.tsx').then((file) => ({ default: file.BelowHero })));

export function VisitorHome() {
  const copy = useMarketingCopy().head;
  return (
    <>
      <SiteHead
        title={copy.title}
        description={copy.description}
        structured={[organization, createProduct('', copy.description)]}
      />
      <HomeHero />
      <Suspense fallback={null}>
        <BelowHero />
      </Suspense>
    </>
  );
}
