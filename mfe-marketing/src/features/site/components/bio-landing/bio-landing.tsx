import { evidence } from '@datewright/contracts/evidence';
import { guaranteeDays } from '@datewright/contracts/plans';
import { useSession } from '@datewright/sdk/host';
import { Text } from '@datewright/ui';
import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { ClosingSection } from '../../../../components/closing-section.tsx';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { Testimonials } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { createBreadcrumbs, createFaqPage, createProduct } from '../../../../lib/structured-data.ts';
import { useProfileAnalyzerCopy } from '../../copy/use-profile-analyzer-copy.ts';
import { getStartPath } from '../../lib/get-start-path.ts';
import { BioPreview } from '../bio-preview/bio-preview.tsx';
import { ClaimList } from '../shared/claim-list.tsx';
import { EvidenceList } from '../shared/evidence-list.tsx';
import { JumpLink } from '../shared/jump-link.tsx';
import { TileGrid } from '../shared/tile-grid.tsx';
import { UnderlinedTitle } from '../shared/underlined-title.tsx';
import { BioExampleTabs } from './bio-example-tabs.tsx';
import { UrgencyClaims } from './urgency-claims.tsx';

const studies = [evidence.concreteDisclosure, evidence.languageErrors, evidence.selfAndSought];
const path = '/profile-analyzer';

/** The landing page of Bio Scanner, with a live score before any sign-up. */
export function BioLanding() {
  const copy = useProfileAnalyzerCopy();
  const words = useCommonCopy();
  const claims = useClaims('profile-analyzer');
  const signedIn = useSession().status === 'signed-in';
  const scanner = getStartPath({ signedIn, destination: '/bioscanner', source: 'profile-analyzer' });
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          createProduct('Bio Scanner', copy.description),
          createFaqPage(copy.faq.list),
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path },
          ]),
        ]}
      />
      <UrgencyClaims claims={claims.ofKind('countdown', 'scarcity')} />
      <PageHero
        title={<UnderlinedTitle parts={copy.title} />}
        text={copy.text}
        actions={
          <JumpLink to="examples" variant="secondary" size="large">
            {copy.examplesLink}
          </JumpLink>
        }
        footnote={words.fine.free}
      >
        <BioPreview location="hero" />
      </PageHero>
      <Section title={copy.examples.title} id="examples">
        <Text $tone="muted">{copy.examples.text}</Text>
        <BioExampleTabs />
        <div>
          <CtaLink to={scanner} label={copy.closing.action} location="examples" variant="secondary" />
        </div>
      </Section>
      <Section title={copy.problems.title}>
        <TileGrid list={copy.problems.list} />
        <CaptureFigure names={['fixes']} />
      </Section>
      <Section title={copy.studies} band>
        <ClaimList claims={claims.ofKind('stat')} />
        <EvidenceList list={studies} />
      </Section>
      <Testimonials claims={claims.ofKind('testimonial')} />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
        <Text $tone="muted" $size={14}>
          {copy.guarantee(guaranteeDays)}
        </Text>
      </Section>
      <ClosingSection title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to={scanner} label={copy.closing.action} location="closing" size="large" />
      </ClosingSection>
    </>
  );
}
