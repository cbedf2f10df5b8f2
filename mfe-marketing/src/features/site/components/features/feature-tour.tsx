import { ClosingSection } from '../../../../components/closing-section.tsx';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { createBreadcrumbs, createProduct } from '../../../../lib/structured-data.ts';
import { useFeaturesCopy } from '../../copy/use-features-copy.ts';
import { MaskingDemo } from '../illustrations/masking-demo.tsx';
import { SplitSection } from '../shared/split-section.tsx';
import { ToolScenes } from '../shared/tool-scenes.tsx';

export function FeatureTour() {
  const copy = useFeaturesCopy();
  const words = useCommonCopy();
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          createProduct('', copy.description),
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/features' },
          ]),
        ]}
      />
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={
          <>
            <CtaLink to="/register?source=features" label={copy.start} location="features-hero" size="large" />
            <CtaLink to="/pricing" label={copy.pricing} location="features-hero" size="large" variant="secondary" />
          </>
        }
        footnote={words.fine.free}
      />
      <ToolScenes location="features" />
      <SplitSection title={copy.masking.title} text={copy.masking.text}>
        <MaskingDemo />
      </SplitSection>
      <ClosingSection title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to="/register?source=features-closing" label={copy.start} location="features-closing" size="large" />
      </ClosingSection>
    </>
  );
}
