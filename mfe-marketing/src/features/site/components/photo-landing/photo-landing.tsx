import { photoEvidence } from '@datewright/contracts/evidence';
import { plans } from '@datewright/contracts/plans';
import { Button, Text } from '@datewright/ui';
import { useState } from 'react';
import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { ClosingSection } from '../../../../components/closing-section.tsx';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { Testimonials } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { createBreadcrumbs, createFaqPage, createProduct } from '../../../../lib/structured-data.ts';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { usePhotoAnalyzerPath } from '../../hooks/use-photo-analyzer-path.ts';
import { ClaimList } from '../shared/claim-list.tsx';
import { EvidenceList } from '../shared/evidence-list.tsx';
import { JumpLink } from '../shared/jump-link.tsx';
import { StepList } from '../shared/step-list.tsx';
import { UnderlinedTitle } from '../shared/underlined-title.tsx';
import { PhotoDemo } from './photo-demo.tsx';
import { PhotoKindList } from './photo-kind-list.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const freePhotos = plans.free.allowances.photoanalyzer?.limit ?? 0;

export function PhotoLanding() {
  const copy = usePhotoAnalyzerCopy();
  const words = useCommonCopy();
  const { photoCredit } = useMarketingCopy();
  const claims = useClaims('photo-analyzer');
  const to = usePhotoAnalyzerPath();
  const [uploading, setUploading] = useState(false);
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          createProduct('Photo Analyzer', copy.description),
          createFaqPage(copy.faq.list),
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/photo-analyzer' },
          ]),
        ]}
      />
      <PageHero
        title={<UnderlinedTitle parts={copy.title} />}
        text={copy.text}
        actions={
          <>
            <CtaLink to={to} label={copy.action} location="hero" intent="photo-analyzer" size="large" />
            <JumpLink to="examples" variant="ghost" size="large">
              {copy.examples}
            </JumpLink>
            <Button variant="ghost" size="large" onClick={() => setUploading(true)}>
              {copy.upload.open}
            </Button>
          </>
        }
        footnote={copy.fine(freePhotos)}
      >
        <CaptureFigure names={['verdict']} isFirst note={photoCredit} />
      </PageHero>
      <WhySection />
      <Section title={copy.steps.title} id="how-it-works">
        <StepList list={copy.steps.list} />
      </Section>
      <PhotoKindList />
      <PhotoDemo />
      <Testimonials claims={claims.ofKind('testimonial')} />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
      </Section>
      <ClosingSection title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to={to} label={copy.action} location="closing" intent="photo-analyzer" size="large" />
      </ClosingSection>
      <UploadDialog open={uploading} onClose={() => setUploading(false)} to={to} />
    </>
  );
}

function WhySection() {
  const { why } = usePhotoAnalyzerCopy();
  const claims = useClaims('photo-analyzer');
  return (
    <Section title={why.title}>
      <Text $tone="muted" $size={18}>
        {why.text}
      </Text>
      <ClaimList claims={claims.ofKind('stat')} />
      <EvidenceList list={Object.values(photoEvidence)} />
    </Section>
  );
}
