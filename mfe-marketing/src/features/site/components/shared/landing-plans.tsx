import { currency, guaranteeDays, type Plan, plans } from '@datewright/contracts/plans';
import { useSession, useTrack } from '@datewright/sdk/host';
import { Text } from '@datewright/ui';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { PlanCard, PlanRow } from '../../../../components/plan-card.tsx';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { getStartPath } from '../../lib/get-start-path.ts';

interface Props {
  source: string;
  intent?: string;
}

export function LandingPlans({ source, intent }: Props) {
  const copy = useMarketingCopy().pricing;
  const signedIn = useSession().status === 'signed-in';
  const track = useTrack();
  const labelOf = ({ slug, name }: Plan) => (slug === 'free' ? copy.start : copy.choose(name));
  return (
    <Section title={copy.title} id="plans">
      <PlanRow>
        {Object.values(plans).map((plan) => (
          <PlanCard key={plan.tier} plan={plan} badge={plan.tier === 'monthly' ? copy.best : undefined}>
            <CtaLink
              to={getStartPath({ signedIn, plan: plan.slug, source })}
              label={labelOf(plan)}
              location={`${source}-plans`}
              intent={intent}
              variant="secondary"
              full
              onClick={() => track('start_trial', { plan: plan.slug, source })}
            />
          </PlanCard>
        ))}
      </PlanRow>
      <Text $tone="muted" $size={14}>
        {copy.text(currency)} {copy.guarantee(guaranteeDays)}
      </Text>
    </Section>
  );
}
