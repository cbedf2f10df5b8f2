import { TrustBadges } from '../../../../components/trust-badges.tsx';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { ExamplesSection } from './examples-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { HomeClosingSection } from './home-closing-section.tsx';
import { PlansSection } from './plans-section.tsx';
import { Platforms } from './platforms.tsx';
import { ProofSection } from './proof-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { TrialSection } from './trial-section.tsx';

export function BelowHero() {
  const claims = useClaims('home');
  return (
    <>
      <TrialSection />
      <TrustBadges claims={[...claims.ofKind('rating'), ...claims.ofKind('badge')]} />
      <Platforms />
      <StepsSection />
      <ExamplesSection />
      <ProofSection claims={claims} />
      <PlansSection />
      <FaqSection />
      <HomeClosingSection />
    </>
  );
}
