import type { Evidence } from '@datewright/contracts/evidence';
import { styled } from '@datewright/sdk/styled';
import { Grid, Text } from '@datewright/ui';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';

const Sheet = styled.article`
  align-content: start;
  border-left: 3px solid var(--orchid);
  display: grid;
  gap: var(--space-2);
  padding: var(--space-1) 0 var(--space-1) var(--space-5);
  > strong {
    font-family: var(--font-heading);
    font-size: var(--text-22);
    line-height: 1.2;
    text-wrap: balance;
  }
  summary {
    align-items: center;
    cursor: pointer;
    display: flex;
    font-size: var(--text-14);
    font-weight: 600;
    min-height: var(--target);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    width: fit-content;
  }
`;

/** Published evidence: claim and limits are visible, figure and source expand, one at a time. */
export function EvidenceList({ list }: { list: readonly Evidence[] }) {
  const copy = useCommonCopy().studies;
  return (
    <Grid $min="17rem" $gap={6}>
      {list.map(({ id, claim, figure, source, link, limit }) => (
        <Sheet key={id}>
          <strong>{claim}</strong>
          <Text $tone="muted">
            {copy.limit} {limit}
          </Text>
          <details name="open-one">
            <summary>{copy.methodology}</summary>
            <Text $tone="muted" $size={14}>
              {figure}. {copy.source}{' '}
              <a href={link} target="_blank" rel="noreferrer">
                {source}
              </a>
            </Text>
          </details>
        </Sheet>
      ))}
    </Grid>
  );
}
