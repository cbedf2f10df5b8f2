import { lazy, Suspense } from 'react';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useLegal } from '../../../../hooks/use-legal.ts';
import { createOrganization, createProduct } from '../../../../lib/structured-data.ts';
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
        structured={[createOrganization(useLegal()), createProduct('', copy.description)]}
      />
      <HomeHero />
      <Suspense fallback={null}>
        <BelowHero />
      </Suspense>
    </>
  );
}
