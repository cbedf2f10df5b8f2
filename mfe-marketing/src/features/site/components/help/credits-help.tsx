import { plans } from '@datewright/contracts/plans';
import { tools } from '@datewright/contracts/tools';
import { useFormatMoney } from '@datewright/sdk/billing';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Stack, Text } from '@datewright/ui';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { createBreadcrumbs, createFaqPage } from '../../../../lib/structured-data.ts';
import { useHelpCopy } from '../../copy/use-help-copy.ts';
import { ProgressBar } from '../illustrations/progress-bar.tsx';
import { ScrollTable } from '../shared/scroll-table.tsx';

const Table = styled(ScrollTable)`
  min-width: 40rem;
  th,
  td {
    vertical-align: top;
  }
  small {
    color: var(--muted);
    display: block;
    font-weight: 400;
  }
`;

const getTone = (left: number) => (left === 0 ? 'bad' : left < dailyMessages ? 'careful' : 'good');

const dailyMessages = plans.free.allowances.chatpad?.limit ?? 0;

/** What credits buy, from the plan catalogue. */
export function CreditsHelp() {
  const help = useHelpCopy();
  const copy = help.creditsPage;
  const words = useCommonCopy();
  const money = useFormatMoney();
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
        <Table label={words.table(copy.caption)}>
          <thead>
            <tr>
              <th scope="col">{copy.tool}</th>
              <th scope="col">{copy.buys}</th>
              {Object.values(plans).map((plan) => (
                <th key={plan.slug} scope="col">
                  {plan.name} <small>{copy.price(plan, money(plan.price))}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tools.map(({ credit, name, unit }) => (
              <tr key={credit}>
                <th scope="row">{name}</th>
                <td>{unit.one}</td>
                {Object.values(plans).map(({ slug, allowances }) => {
                  const allowance = allowances[credit];
                  return <td key={slug}>{allowance ? copy.amount(allowance) : copy.none}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Table>
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
