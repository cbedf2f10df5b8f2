import { Testimonials } from '../../../frame/testimonials.tsx';
import { TrustBadges } from '../../../frame/trust-badges.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Platforms } from './platforms.tsx';
import { Pricing } from './pricing.tsx';
import { Problems } from './problems.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';

export function BelowHero() {
  const claims = useClaims('home');
  return (
    <>
      <TrustBadges earned={[...claims.of('rating'), ...claims.of('badge')]} />
      <Platforms />
      <Problems />
      <Steps />
      <Stats claims={claims} />
      <Testimonials said={claims.of('testimonial')} />
      <Pricing />
      <Faq />
      <Closing />
    </>
  );
}
