import type { Claim } from '@datewright/contracts/marketing/claims';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Text } from '@datewright/ui';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';

const Figure = styled.strong`
  display: block;
  font-family: var(--font-heading);
  font-size: var(--text-48);
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

const How = styled.details`
  font-size: var(--text-14);
  > summary {
    cursor: pointer;
    display: list-item;
    min-height: var(--target);
    padding-top: var(--space-3);
  }
`;

/** Claimed figures with their claimed method; one is expanded at a time. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  const copy = useCommonCopy().claims;
  if (claims.length === 0) return null;
  return (
    <Grid $min="13rem" $gap={5}>
      {claims.map(({ id, figure, text, methodology }) => (
        <Card key={id}>
          <Figure>{figure}</Figure>
          <Text $tone="muted">{text}</Text>
          {methodology && (
            <How name="open-one">
              <summary>{copy.methodology}</summary>
              <p>{methodology}</p>
            </How>
          )}
        </Card>
      ))}
    </Grid>
  );
}
