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
      <ToolTitle title={copy.title} lead={compact ? undefined : copy.lead} compact={compact}>
        {hasLanding && <LandingLink to={landing}>{copy.howItWorks}</LandingLink>}
      </ToolTitle>
      {credits}
      {children}
    </Stack>
  );
}

const Title = styled(Heading).attrs({ as: 'h1' })<{ $compact: boolean }>`
  font-size: ${({ $compact }) => ($compact ? 'var(--text-22)' : 'var(--text-28)')};
  @media (min-width: 40rem) {
    font-size: ${({ $compact }) => ($compact ? 'var(--text-22)' : 'var(--text-36)')};
  }
`;

interface TitleProps {
  title: string;
  lead?: string;
  compact?: boolean;
  /** Beside the title. */
  children?: ReactNode;
}

export function ToolTitle({ title, lead, compact = false, children }: TitleProps) {
  return (
    <>
      <Row $justify="space-between" $gap={2}>
        <Title $compact={compact}>{title}</Title>
        {children}
      </Row>
      {lead && (
        <Text $tone="muted" $size={18}>
          {lead}
        </Text>
      )}
    </>
  );
}
