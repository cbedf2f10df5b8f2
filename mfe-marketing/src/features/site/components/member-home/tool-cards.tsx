import { usePlan, useRouteCheck, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, toIconName } from '@datewright/ui';
import { useId } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { ToolCard } from './tool-card.tsx';

/** Two in a row, unless text is large. */
const Tools = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(max(9rem, 45%), 1fr));
  @media (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Links to a tool's landing page or the tool itself, whichever is live first. */
export function ToolCards() {
  const copy = useMarketingCopy().member;
  const { features, loading } = usePlan();
  const has = useRouteCheck();
  const heading = useId();
  const shown = useTools().flatMap(({ feature, name, card, path, landing }) => {
    const to = [landing, path].find((one) => one !== null && has(one));
    return card && to ? [{ feature, to, title: name, text: card.home.text, icon: toIconName(card.icon) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby={heading}>
      <Heading id={heading} $size={22}>
        {copy.toolsTitle}
      </Heading>
      <Tools>
        {shown.map((tool) => (
          <ToolCard key={tool.feature} {...tool} locked={!loading && !features[tool.feature].hasAccess} />
        ))}
      </Tools>
    </Stack>
  );
}
