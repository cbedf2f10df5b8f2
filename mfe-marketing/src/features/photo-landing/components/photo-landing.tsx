import { photoEvidence } from '@datewright/contracts/evidence';
import { plans } from '@datewright/contracts/plans';
import { Button, Grid, LinkButton, Tabs, Text } from '@datewright/ui';
import { useState } from 'react';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { usePhotoAnalyzerCopy } from '../../../copy/use-photo-analyzer-copy.ts';
import { ClaimRow } from '../../../frame/claim-row.tsx';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { Underlined } from '../../../frame/drawn/marks.tsx';
import { FaqList } from '../../../frame/faq-list.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { JumpLink } from '../../../frame/jump-link.tsx';
import { PhotoResult } from '../../../frame/photo-result.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { StepsList } from '../../../frame/steps-list.tsx';
import { breadcrumbs, faqPage, productOf } from '../../../frame/structured.ts';
import { Studies } from '../../../frame/studies.tsx';
import { Testimonials } from '../../../frame/testimonials.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { usePhotoTest } from '../../../frame/use-photo-test.ts';
import { BestOrder } from './best-order.tsx';
import { PhotoKinds } from './photo-kinds.tsx';
import { SortingPhotos } from './sorting-photos.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const freePhotos = plans.free.allowances.photoanalyzer?.limit ?? 0;

/** The landing page of the Photo Analyzer. */
export function PhotoLanding() {
  const copy = usePhotoAnalyzerCopy();
  const words = useFrameCopy();
  const claims = useClaims('photo-analyzer');
  const to = usePhotoTest();
  const [uploading, setUploading] = useState(false);
  const [tab, setTab] = useState<'analysis' | 'order'>('analysis');
  const [before, marked, after] = copy.title;
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          productOf('Photo Analyzer', copy.description),
          faqPage(copy.faq.list),
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/photo-analyzer' },
          ]),
        ]}
      />
      <PageHero
        title={
          <>
            {before}
            <Underlined>{marked}</Underlined>
            {after}
          </>
        }
        text={copy.text}
        actions={
          <>
            <CtaLink to={to} label={copy.action} location="hero" intent="photo-analyzer" size="large" />
            <JumpLink to="examples" variant="secondary" size="large">
              {copy.examples}
            </JumpLink>
            <Button variant="ghost" size="large" onClick={() => setUploading(true)}>
              {copy.upload.open}
            </Button>
          </>
        }
        fine={copy.fine(freePhotos)}
      >
        <SortingPhotos />
      </PageHero>
      <Section title={copy.why.title}>
        <Text $tone="muted" $size={18}>
          {copy.why.text}
        </Text>
        <ClaimRow claims={claims.of('stat')} />
        <Studies list={Object.values(photoEvidence)} />
      </Section>
      <Section title={copy.steps.title} id="how-it-works">
        <StepsList list={copy.steps.list} />
      </Section>
      <PhotoKinds />
      <Section title={copy.demo.title} id="examples" band>
        <Tabs
          label={copy.demo.tabs.label}
          tabs={[
            { id: 'analysis', label: copy.demo.tabs.analysis },
            { id: 'order', label: copy.demo.tabs.order },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'order' ? (
            <BestOrder />
          ) : (
            <Grid $min="17rem" $gap={5}>
              {copy.demo.list.map((result) => (
                <PhotoResult key={result.kind} result={result} />
              ))}
            </Grid>
          )}
        </Tabs>
        <Text $tone="muted" $size={14}>
          {copy.example}
        </Text>
        <div>
          <LinkButton to="/photo-analyzer/examples" variant="secondary">
            {copy.examplesPage.title}
          </LinkButton>
        </div>
      </Section>
      <Testimonials said={claims.of('testimonial')} />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
      </Section>
      <ClosingSheet title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to={to} label={copy.action} location="closing" intent="photo-analyzer" size="large" />
      </ClosingSheet>
      <UploadDialog open={uploading} onClose={() => setUploading(false)} to={to} />
    </>
  );
}
