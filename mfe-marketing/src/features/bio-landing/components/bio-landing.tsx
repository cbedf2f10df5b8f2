import { evidence } from '@datewright/contracts/evidence';
import { guaranteeDays } from '@datewright/contracts/plans';
import { useSession } from '@datewright/sdk/host';
import { Tabs, Text } from '@datewright/ui';
import { useState } from 'react';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { useProfileAnalyzerCopy } from '../../../copy/use-profile-analyzer-copy.ts';
import { ClaimRow } from '../../../frame/claim-row.tsx';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { Underlined } from '../../../frame/drawn/marks.tsx';
import { FaqList } from '../../../frame/faq-list.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { JumpLink } from '../../../frame/jump-link.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { startPath } from '../../../frame/start-path.ts';
import { StepsList } from '../../../frame/steps-list.tsx';
import { breadcrumbs, faqPage, productOf } from '../../../frame/structured.ts';
import { Studies } from '../../../frame/studies.tsx';
import { Testimonials } from '../../../frame/testimonials.tsx';
import { Tiles } from '../../../frame/tiles.tsx';
import { TryBio } from '../../../frame/try-bio/try-bio.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { GlowUps } from './glow-ups.tsx';
import { Pressure } from './pressure.tsx';

const studies = [evidence.concreteDisclosure, evidence.languageErrors, evidence.selfAndSought];
const path = '/profile-analyzer';

/** The landing page of the Bio Scanner: a bio's score at once, before any account. */
export function BioLanding() {
  const copy = useProfileAnalyzerCopy();
  const words = useFrameCopy();
  const claims = useClaims('profile-analyzer');
  const signedIn = useSession().status === 'signed-in';
  const [tab, setTab] = useState<'glowUps' | 'tips'>('glowUps');
  const [before, marked, after] = copy.title;
  const scanner = startPath({ signedIn, destination: '/bioscanner', source: 'profile-analyzer' });
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          productOf('Bio Scanner', copy.description),
          faqPage(copy.faq.list),
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path },
          ]),
        ]}
      />
      <Pressure claims={claims.of('countdown', 'scarcity')} />
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
          <JumpLink to="examples" variant="secondary" size="large">
            {copy.examplesLink}
          </JumpLink>
        }
        fine={words.fine.free}
      >
        <TryBio location="hero" />
      </PageHero>
      <Section title={copy.examples.title} id="examples">
        <Text $tone="muted">{copy.examples.text}</Text>
        <Tabs
          label={copy.tabs.label}
          tabs={[
            { id: 'glowUps', label: copy.tabs.glowUps },
            { id: 'tips', label: copy.tabs.tips },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'glowUps' ? <GlowUps /> : <StepsList list={copy.tips.list} />}
        </Tabs>
        <div>
          <CtaLink to={scanner} label={copy.closing.action} location="examples" variant="secondary" />
        </div>
      </Section>
      <Section title={copy.problems.title}>
        <Tiles list={copy.problems.list} />
      </Section>
      <Section title={copy.studies} band>
        <ClaimRow claims={claims.of('stat')} />
        <Studies list={studies} />
      </Section>
      <Testimonials said={claims.of('testimonial')} />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
        <Text $tone="muted" $size={14}>
          {copy.guarantee(guaranteeDays)}
        </Text>
      </Section>
      <ClosingSheet title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to={scanner} label={copy.closing.action} location="closing" size="large" />
      </ClosingSheet>
    </>
  );
}
