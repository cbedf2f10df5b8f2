import { bioBandFor } from '@datewright/contracts/bio/bands';
import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { ScoreRing } from '@datewright/ui/score-ring';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { scoredBios } from '../../copy/en/scored-bios.ts';

const Cases = styled.ul`
  display: grid;
  gap: 0 var(--space-8);
  @media (min-width: 56rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Case = styled.li`
  align-items: center;
  border-top: 1px solid var(--hairline);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  > a {
    color: var(--text);
    flex: 1 1 10rem;
  }
`;

const Scores = styled.span`
  align-items: center;
  color: var(--muted);
  display: flex;
  gap: var(--space-2);
`;

/** Three bios by their scores before and after, and the way to each. */
export function ExamplesSection() {
  const { examples: copy } = useMarketingCopy();
  const has = useRouteCheck();
  const clicked = useTrackCta('home-examples');
  return (
    <Section title={copy.title} id="examples">
      <Cases>
        {copy.list
          .filter(({ path }) => has(path))
          .map(({ path, label, bio }) => {
            const { before, after } = scoredBios[bio];
            return (
              <Case key={path}>
                <Link to={path} onClick={clicked(label)}>
                  {label}
                </Link>
                <Scores>
                  <ScoreRing
                    score={before.score}
                    tone={bioBandFor(before.score)}
                    label={`${copy.before}: ${copy.score(before.score)}`}
                    size={48}
                  />
                  <span aria-hidden="true">→</span>
                  <ScoreRing
                    score={after.score}
                    tone={bioBandFor(after.score)}
                    label={`${copy.after}: ${copy.score(after.score)}`}
                    size={48}
                  />
                </Scores>
              </Case>
            );
          })}
      </Cases>
    </Section>
  );
}
