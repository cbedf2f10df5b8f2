import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';

const LandingLink = styled(Link)`
  align-items: center;
  color: var(--muted);
  display: inline-flex;
  min-height: var(--target);
`;

interface Props {
  copy: { title: string; lead: string; howItWorks: string };
  /** The path of the tool's landing page. */
  landing: string;
  /** What is left of the member's credits. */
  credits: ReactNode;
  /** One line, for a page that shows results. */
  compact?: boolean;
  children?: ReactNode;
}

/** The head of a tool's page: the title, a link to its landing page, and the credits. */
export function ToolHeader({ copy, landing, credits, compact = false, children }: Props) {
  const hasLanding = useHasRoute(landing);
  return (
    <Stack as="header" $gap={3}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h1" $size={compact ? 22 : 36}>
          {copy.title}
        </Heading>
        {hasLanding && <LandingLink to={landing}>{copy.howItWorks}</LandingLink>}
      </Row>
      {!compact && <Lead>{copy.lead}</Lead>}
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
      <Lead>{lead}</Lead>
    </>
  );
}

function Lead({ children }: { children: string }) {
  return (
    <Text $tone="muted" $size={18}>
      {children}
    </Text>
  );
}
