import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';

const Back = styled(Link)`
  align-items: center;
  align-self: start;
  color: var(--muted);
  display: inline-flex;
  min-height: var(--target);
`;

interface Props {
  copy: { back: string; title: string; lead: string };
  /** The path of the tool's landing page. */
  landing: string;
  /** What is left of the member's credits. */
  credits: ReactNode;
  /** One line, for a page that shows results. */
  compact?: boolean;
  children?: ReactNode;
}

/** The head of a tool's page: the way back to its landing page, the title and the credits. */
export function ToolHeader({ copy, landing, credits, compact = false, children }: Props) {
  const hasLanding = useHasRoute(landing);
  const back = hasLanding && (
    <Back to={landing}>
      <span aria-hidden="true">←&nbsp;</span>
      {copy.back}
    </Back>
  );
  return (
    <Stack as="header" $gap={3}>
      {compact ? (
        <Row $justify="space-between" $gap={2}>
          <Heading as="h1" $size={22}>
            {copy.title}
          </Heading>
          {back}
        </Row>
      ) : (
        <>
          {back}
          <ToolTitle title={copy.title} lead={copy.lead} />
        </>
      )}
      {credits}
      {children}
    </Stack>
  );
}

export function ToolTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <Heading as="h1" $size={36}>
        {title}
      </Heading>
      <Text $tone="muted" $size={18}>
        {lead}
      </Text>
    </>
  );
}
