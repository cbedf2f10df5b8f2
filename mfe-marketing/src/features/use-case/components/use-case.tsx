import type { DatingApp } from '@datewright/contracts/bio/rules';
import { plans } from '@datewright/contracts/plans';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { useUseCasesCopy } from '../../../copy/use-use-cases-copy.ts';
import { CheckList } from '../../../frame/check-list.tsx';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { breadcrumbs } from '../../../frame/structured.ts';
import { Tiles } from '../../../frame/tiles.tsx';
import { AppLimit } from './app-limit.tsx';

const freeMessages = plans.free.allowances.chatpad?.limit ?? 0;

/** What Datewright does for those on one app. */
export function UseCase({ app }: { app: DatingApp }) {
  const copy = useUseCasesCopy();
  const words = useFrameCopy();
  const { name, title, text, description, actions, benefits, closing } = copy.list[app];
  const [first, second] = actions;
  const location = `use-case-${app}`;
  return (
    <>
      <SiteHead
        title={title}
        description={description}
        structured={[
          breadcrumbs([
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
        fine={<CheckList list={copy.facts(freeMessages, name)} />}
      >
        <AppLimit key={app} app={app} />
      </PageHero>
      <Section title={copy.benefits}>
        <Tiles list={benefits} min="20rem" />
      </Section>
      <ClosingSheet title={closing} text={copy.closing}>
        <CtaLink to={`/register?source=${location}`} label={copy.start} location={`${location}-closing`} size="large" />
        <CtaLink to="/pricing" label={copy.pricing} location={`${location}-closing`} size="large" variant="secondary" />
      </ClosingSheet>
    </>
  );
}
