import { evidence, photoEvidence } from '@datewright/contracts/evidence';
import { Section } from '../../../../components/section.tsx';
import { TestimonialGrid } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import type { Claims } from '../../../../hooks/use-claims.ts';
import { ClaimList } from '../shared/claim-list.tsx';
import { EvidenceList } from '../shared/evidence-list.tsx';

const highlightedEvidence = [photoEvidence.photosDominate, evidence.followUpQuestions];

/** Why it works: studies, and claimed figures and testimonials where they are on. */
export function ProofSection({ claims }: { claims: Claims }) {
  const { studies } = useCommonCopy();
  return (
    <Section title={studies.title} id="proof" band>
      <ClaimList claims={claims.ofKind('stat')} />
      <EvidenceList list={highlightedEvidence} />
      <TestimonialGrid claims={claims.ofKind('testimonial')} />
    </Section>
  );
}
