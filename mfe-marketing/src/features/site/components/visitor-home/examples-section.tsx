import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { scoredBios } from '../../copy/en/scored-bios.ts';
import { BioComparison } from '../shared/bio-comparison.tsx';

const Cases = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  a {
    color: var(--text);
    display: block;
    padding-block: var(--space-3);
  }
`;

/** One profile before and after, and the way to the others. */
export function ExamplesSection() {
  const { examples: copy } = useMarketingCopy();
  const has = useRouteCheck();
  const clicked = useTrackCta('home-examples');
  return (
    <Section title={copy.title} id="examples">
      <BioComparison {...scoredBios.anna} copy={copy} />
      <Cases>
        {copy.list
          .filter(({ path }) => has(path))
          .map(({ path, label }) => (
            <li key={path}>
              <Link to={path} onClick={clicked(label)}>
                {label}
              </Link>
            </li>
          ))}
      </Cases>
    </Section>
  );
}
