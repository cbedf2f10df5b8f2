import { evidence, photoEvidence } from '@datewright/contracts/evidence';
import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading } from '@datewright/ui';
import { Section } from '../../../../components/section.tsx';
import { TestimonialGrid } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import type { Claims } from '../../../../hooks/use-claims.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { ClaimList } from '../shared/claim-list.tsx';
import { EvidenceList } from '../shared/evidence-list.tsx';

const highlightedEvidence = [photoEvidence.photosDominate, evidence.followUpQuestions];

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  @media (min-width: 60rem) {
    grid-template-columns: 2fr 1fr;
  }
`;

const Cases = styled.ul`
  a {
    display: block;
    padding-block: var(--space-2);
  }
`;

/** Why it works: claimed figures and testimonials where they are on, studies, and the case studies. */
export function ProofSection({ claims }: { claims: Claims }) {
  const { examples } = useMarketingCopy();
  const { studies } = useCommonCopy();
  const has = useRouteCheck();
  const clicked = useTrackCta('home-examples');
  return (
    <Section title={studies.title} id="proof" band>
      <ClaimList claims={claims.ofKind('stat')} />
      <Columns>
        <EvidenceList list={highlightedEvidence} />
        <div>
          <Heading as="h3" $size={18}>
            {examples.title}
          </Heading>
          <Cases>
            {examples.list
              .filter(({ path }) => has(path))
              .map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} onClick={clicked(label)}>
                    {label}
                  </Link>
                </li>
              ))}
          </Cases>
        </div>
      </Columns>
      <TestimonialGrid claims={claims.ofKind('testimonial')} />
    </Section>
  );
}
