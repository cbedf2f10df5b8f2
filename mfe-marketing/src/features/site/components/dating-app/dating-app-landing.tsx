import type { DatingApp } from '@datewright/contracts/bio/rules';
import { plans } from '@datewright/contracts/plans';
import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { ClosingSection } from '../../../../components/closing-section.tsx';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { createBreadcrumbs } from '../../../../lib/structured-data.ts';
import { useDatingAppsCopy } from '../../copy/use-dating-apps-copy.ts';
import { CheckList } from '../shared/check-list.tsx';
import { TileGrid } from '../shared/tile-grid.tsx';
import { BioLengthCheck } from './bio-length-check.tsx';

const freeMessages = plans.free.allowances.chatpad?.limit ?? 0;

/** The landing page for users of one dating app. */
export function DatingAppLanding({ app }: { app: DatingApp }) {
  const copy = useDatingAppsCopy();
  const words = useCommonCopy();
  const { name, title, text, description, actions, benefits, closing } = copy.list[app];
  const [first, second] = actions;
  const location = `use-case-${app}`;
  return (
    <>
      <SiteHead
        title={title}
        description={description}
        structured={[
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name, path: `/use-cases/${app}` },
          ]),
        ]}
      />
      <PageHero
        title={title}
        text={text}
        actions={
          <>
            <CtaLink to={first.to} label={first.label} location={location} size="large" />
            <CtaLink to={second.to} label={second.label} location={location} size="large" variant="secondary" />
          </>
        }
        footnote={<CheckList list={copy.facts(freeMessages, name)} />}
      >
        <BioLengthCheck key={app} app={app} />
      </PageHero>
      <Section title={copy.benefits}>
        <TileGrid list={benefits} min="20rem" action={(at) => <CaptureFigure names={benefits[at]?.captures ?? []} />} />
      </Section>
      <ClosingSection title={closing} text={copy.closing}>
        <CtaLink to={`/register?source=${location}`} label={copy.start} location={`${location}-closing`} size="large" />
        <CtaLink to="/pricing" label={copy.pricing} location={`${location}-closing`} size="large" variant="secondary" />
      </ClosingSection>
    </>
  );
}
