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
  /** Without a lead where the page shows results. */
  copy: { title: string; lead?: string | undefined; howItWorks: string };
  /** The path of the tool's landing page. */
  landing: string;
  /** What is left of the member's credits, where the frame's header does not say enough. */
  credits?: ReactNode;
  /** A button before the link. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The head of a tool's page: the title, a link to its landing page, and the credits. */
export function ToolHeader({ copy, landing, credits, action, children }: Props) {
  const hasLanding = useHasRoute(landing);
  return (
    <Stack as="header" $gap={3}>
      <ToolTitle title={copy.title} lead={copy.lead}>
        {action}
        {hasLanding && <LandingLink to={landing}>{copy.howItWorks}</LandingLink>}
      </ToolTitle>
      {credits}
      {children}
    </Stack>
  );
}

const Title = styled(Heading).attrs({ as: 'h1' })`
  /* What follows stands at the end of the row, as high with a link as with a button. */
  align-content: center;
  flex: 1 1 auto;
  min-height: var(--target);
  font-size: var(--text-28);
  @media (min-width: 40rem) {
    font-size: var(--text-36);
  }
`;

interface TitleProps {
  title: string;
  lead?: string | undefined;
  /** Beside the title. */
  children?: ReactNode;
}

export function ToolTitle({ title, lead, children }: TitleProps) {
  return (
    <>
      <Row $gap={3}>
        <Title>{title}</Title>
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
