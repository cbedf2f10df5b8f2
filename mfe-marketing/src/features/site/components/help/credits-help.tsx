import { plans } from '@datewright/contracts/plans';
import { LinkButton, Stack, Text } from '@datewright/ui';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { createBreadcrumbs, createFaqPage } from '../../../../lib/structured-data.ts';
import { useHelpCopy } from '../../copy/use-help-copy.ts';
import { ProgressBar } from '../illustrations/progress-bar.tsx';
import { CreditsTable } from './credits-table.tsx';

const getTone = (left: number) => (left === 0 ? 'bad' : left < dailyMessages ? 'careful' : 'good');

const dailyMessages = plans.free.allowances.chatpad?.limit ?? 0;

/** What credits buy, from the plan catalogue. */
export function CreditsHelp() {
  const help = useHelpCopy();
  const copy = help.creditsPage;
  const words = useCommonCopy();
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          createFaqPage(copy.list),
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: help.crumb, path: '/help' },
            { name: copy.crumb, path: '/help/credits' },
          ]),
        ]}
      />
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={
          <LinkButton to="/pricing" size="large">
            {copy.pricing}
          </LinkButton>
        }
      />
      <Section title={copy.caption}>
        <CreditsTable />
      </Section>
      <Section title={copy.meterTitle}>
        <Text $tone="muted">{copy.meterText}</Text>
        <Stack $gap={4}>
          {[dailyMessages, 2, 0].map((left) => (
            <Stack key={left} $gap={1}>
              <span>{copy.meter(left, dailyMessages)}</span>
              <ProgressBar share={left / dailyMessages} tone={getTone(left)} label={copy.meter(left, dailyMessages)} />
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section title={copy.faqTitle}>
        <FaqList list={copy.list} />
      </Section>
    </>
  );
}
