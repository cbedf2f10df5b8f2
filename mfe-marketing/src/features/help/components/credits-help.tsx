import { plans } from '@datewright/contracts/plans';
import { tools } from '@datewright/contracts/tools';
import { useMoney } from '@datewright/sdk/billing';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Stack, Text } from '@datewright/ui';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { useHelpCopy } from '../../../copy/use-help-copy.ts';
import { ShareBar } from '../../../frame/drawn/share-bar.tsx';
import { FaqList } from '../../../frame/faq-list.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { breadcrumbs, faqPage } from '../../../frame/structured.ts';

const Scroll = styled.section`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  min-width: 40rem;
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-3);
    text-align: left;
    vertical-align: top;
  }
  small {
    color: var(--muted);
    display: block;
    font-weight: 400;
  }
`;

const toneOf = (left: number) => (left === 0 ? 'bad' : left < all ? 'careful' : 'good');

const all = plans.free.allowances.chatpad?.limit ?? 0;

/** What credits buy, straight from the plan catalogue. */
export function CreditsHelp() {
  const help = useHelpCopy();
  const copy = help.creditsPage;
  const words = useFrameCopy();
  const money = useMoney();
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          faqPage(copy.list),
          breadcrumbs([
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
        <Scroll aria-label={words.table(copy.caption)} tabIndex={0}>
          <Table>
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
        </Scroll>
      </Section>
      <Section title={copy.meterTitle}>
        <Text $tone="muted">{copy.meterText}</Text>
        <Stack $gap={4}>
          {[all, 2, 0].map((left) => (
            <Stack key={left} $gap={1}>
              <span>{copy.meter(left, all)}</span>
              <ShareBar share={left / all} tone={toneOf(left)} label={copy.meter(left, all)} />
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
