import { evidence, photoEvidence } from '@datewright/contracts/evidence';
import { Section } from '../../../../components/section.tsx';
import { Testimonials } from '../../../../components/testimonials.tsx';
import { TrustBadges } from '../../../../components/trust-badges.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { useFeaturesCopy } from '../../copy/use-features-copy.ts';
import { MaskingDemo } from '../illustrations/masking-demo.tsx';
import { EvidenceList } from '../shared/evidence-list.tsx';
import { SplitSection } from '../shared/split-section.tsx';
import { ToolScenes } from '../shared/tool-scenes.tsx';
import { BioPreviewSection } from './bio-preview-section.tsx';
import { ExamplesSection } from './examples-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { HomeClosingSection } from './home-closing-section.tsx';
import { PlansSection } from './plans-section.tsx';
import { PlatformsSection } from './platforms-section.tsx';
import { ProblemsSection } from './problems-section.tsx';
import { StatsSection } from './stats-section.tsx';
import { StepsSection } from './steps-section.tsx';

const highlightedEvidence = [photoEvidence.photosDominate, evidence.concreteDisclosure, evidence.followUpQuestions];

export function BelowHero() {
  const { masking } = useFeaturesCopy();
  const { studies } = useCommonCopy();
  const claims = useClaims('home');
  return (
    <>
      <TrustBadges claims={[...claims.ofKind('rating'), ...claims.ofKind('badge')]} />
      <BioPreviewSection />
      <ToolScenes location="home" />
      <ProblemsSection />
      <SplitSection title={masking.title} text={masking.text}>
        <MaskingDemo />
      </SplitSection>
      <PlatformsSection />
      <StepsSection />
      <StatsSection claims={claims} />
      <Section title={studies.title} band>
        <EvidenceList list={highlightedEvidence} />
      </Section>
      <ExamplesSection />
      <Testimonials claims={claims.ofKind('testimonial')} />
      <PlansSection />
      <FaqSection />
      <HomeClosingSection />
    </>
  );
}
