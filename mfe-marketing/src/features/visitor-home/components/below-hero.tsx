import { evidence, photoEvidence } from '@datewright/contracts/evidence';
import { useFeaturesCopy } from '../../../copy/use-features-copy.ts';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { Masking } from '../../../frame/drawn/masking.tsx';
import { Section } from '../../../frame/section.tsx';
import { Split } from '../../../frame/split.tsx';
import { Studies } from '../../../frame/studies.tsx';
import { Testimonials } from '../../../frame/testimonials.tsx';
import { ToolScenes } from '../../../frame/tool-scenes.tsx';
import { TrustBadges } from '../../../frame/trust-badges.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { BioTry } from './bio-try.tsx';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Platforms } from './platforms.tsx';
import { Pricing } from './pricing.tsx';
import { Problems } from './problems.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';

const shown = [photoEvidence.photosDominate, evidence.concreteDisclosure, evidence.followUpQuestions];

export function BelowHero() {
  const { masking } = useFeaturesCopy();
  const { studies } = useFrameCopy();
  const claims = useClaims('home');
  return (
    <>
      <TrustBadges earned={[...claims.of('rating'), ...claims.of('badge')]} />
      <BioTry />
      <ToolScenes location="home" />
      <Problems />
      <Split title={masking.title} text={masking.text}>
        <Masking />
      </Split>
      <Platforms />
      <Steps />
      <Stats claims={claims} />
      <Section title={studies.title} band>
        <Studies list={shown} />
      </Section>
      <Testimonials said={claims.of('testimonial')} />
      <Pricing />
      <Faq />
      <Closing />
    </>
  );
}
