import { datingEvidence, evidence } from '@datewright/contracts/evidence';
import { plans } from '@datewright/contracts/plans';
import { useSearchParams } from '@datewright/sdk/router';
import { useDatePrepCopy } from '../../../copy/use-date-prep-copy.ts';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { CheckList } from '../../../frame/check-list.tsx';
import { ClaimRow } from '../../../frame/claim-row.tsx';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { FaqList } from '../../../frame/faq-list.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { JumpLink } from '../../../frame/jump-link.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { StepsList } from '../../../frame/steps-list.tsx';
import { breadcrumbs, faqPage, productOf } from '../../../frame/structured.ts';
import { Studies } from '../../../frame/studies.tsx';
import { Testimonials } from '../../../frame/testimonials.tsx';
import { Tiles } from '../../../frame/tiles.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { variantOf } from '../variant-of.ts';
import { Comparison } from './comparison.tsx';
import { Ideas } from './ideas.tsx';
import { Spots } from './spots.tsx';
import { StartDate, Started, useStarted } from './start-date.tsx';

const freePlans = plans.free.allowances.datecoach?.limit ?? 0;
const studies = [datingEvidence.followUpQuestions, evidence.earlyNumbers, evidence.shortPersonalFunny];

/** The landing page of Date Coach. */
export function DateLanding() {
  const copy = useDatePrepCopy();
  const words = useFrameCopy();
  const [search] = useSearchParams();
  const { title, text, action, description, features } = copy.variants[variantOf(search.get('platform'))];
  const claims = useClaims('date-prep');
  const started = useStarted();
  return (
    <Started value={started}>
      <SiteHead
        title={copy.head}
        description={description}
        structured={[
          productOf('Date Coach', description),
          faqPage(copy.faq.list),
          breadcrumbs([
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
            <StartDate label={action} location="hero" />
            <JumpLink to="examples" variant="ghost" size="large">
              {copy.examplesLink}
            </JumpLink>
          </>
        }
        fine={
          <>
            <CheckList list={features} />
            {copy.fine(freePlans)}
          </>
        }
      >
        <Spots />
      </PageHero>
      <Section title={copy.steps.title} id="how-it-works">
        <StepsList list={copy.steps.list} />
      </Section>
      <Section title={copy.studies} band>
        <ClaimRow claims={[...claims.of('stat'), ...claims.of('badge')]} />
        <Studies list={studies} />
      </Section>
      <Testimonials said={claims.of('testimonial')} />
      <Section title={copy.comparison.title} id="comparison">
        <Comparison />
      </Section>
      <ClosingSheet title={copy.mid.title} text={copy.mid.text}>
        <StartDate label={copy.mid.action} location="mid" variant="secondary" />
      </ClosingSheet>
      <Section title={copy.tabs.title} id="examples">
        <Ideas />
        <div>
          <StartDate label={copy.final.action} location="examples" variant="secondary" />
        </div>
      </Section>
      <Section title={copy.benefits.title}>
        <Tiles list={copy.benefits.list} />
      </Section>
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
      </Section>
      <ClosingSheet title={copy.bottom.title} text={copy.bottom.text}>
        <StartDate label={copy.bottom.action} location="bottom" />
      </ClosingSheet>
    </Started>
  );
}
