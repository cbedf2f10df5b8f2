import { datingEvidence, evidence } from '@datewright/contracts/evidence';
import { plans } from '@datewright/contracts/plans';
import { useSearchParams } from '@datewright/sdk/router';
import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { ClosingSection } from '../../../../components/closing-section.tsx';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { Testimonials } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { createBreadcrumbs, createFaqPage, createProduct } from '../../../../lib/structured-data.ts';
import { useDatePrepCopy } from '../../copy/use-date-prep-copy.ts';
import { getDateVariant } from '../../lib/get-date-variant.ts';
import { CheckList } from '../shared/check-list.tsx';
import { ClaimList } from '../shared/claim-list.tsx';
import { EvidenceList } from '../shared/evidence-list.tsx';
import { JumpLink } from '../shared/jump-link.tsx';
import { StepList } from '../shared/step-list.tsx';
import { TileGrid } from '../shared/tile-grid.tsx';
import { Comparison } from './comparison.tsx';
import { DateIdeas } from './date-ideas.tsx';
import { StartDateCoachButton, StartedContext, useStartedRef } from './start-date-coach-button.tsx';

const freePlans = plans.free.allowances.datecoach?.limit ?? 0;
const studies = [datingEvidence.followUpQuestions, evidence.earlyNumbers, evidence.shortPersonalFunny];

export function DateLanding() {
  const copy = useDatePrepCopy();
  const words = useCommonCopy();
  const [search] = useSearchParams();
  const { title, text, action, description, features } = copy.variants[getDateVariant(search.get('platform'))];
  const claims = useClaims('date-prep');
  const started = useStartedRef();
  return (
    <StartedContext value={started}>
      <SiteHead
        title={copy.head}
        description={description}
        structured={[
          createProduct('Date Coach', description),
          createFaqPage(copy.faq.list),
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/date-prep' },
          ]),
        ]}
      />
      <PageHero
        title={title}
        text={text}
        actions={
          <>
            <StartDateCoachButton label={action} location="hero" />
            <JumpLink to="examples" variant="ghost" size="large">
              {copy.examplesLink}
            </JumpLink>
          </>
        }
        footnote={
          <>
            <CheckList list={features} />
            {copy.fine(freePlans)}
          </>
        }
      >
        <CaptureFigure names={['spot']} isFirst />
      </PageHero>
      <Section title={copy.steps.title} id="how-it-works">
        <StepList list={copy.steps.list} />
        <CaptureFigure names={['plan']} />
      </Section>
      <Section title={copy.studies} band>
        <ClaimList claims={[...claims.ofKind('stat'), ...claims.ofKind('badge')]} />
        <EvidenceList list={studies} />
      </Section>
      <Testimonials claims={claims.ofKind('testimonial')} />
      <Section title={copy.comparison.title} id="comparison">
        <Comparison />
      </Section>
      <ClosingSection title={copy.mid.title} text={copy.mid.text}>
        <StartDateCoachButton label={copy.mid.action} location="mid" variant="secondary" />
      </ClosingSection>
      <Section title={copy.tabs.title} id="examples">
        <DateIdeas />
        <div>
          <StartDateCoachButton label={copy.final.action} location="examples" variant="secondary" />
        </div>
      </Section>
      <Section title={copy.benefits.title}>
        <TileGrid list={copy.benefits.list} />
      </Section>
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
      </Section>
      <ClosingSection title={copy.bottom.title} text={copy.bottom.text}>
        <StartDateCoachButton label={copy.bottom.action} location="bottom" />
      </ClosingSection>
    </StartedContext>
  );
}
