import { consentCategories } from '@datewright/contracts/consent/choice';
import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { type ConsentLanguage, consentCopy } from './copy.ts';
import type { ConsentAnswer } from './report-consent.ts';

const Box = styled.section`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  bottom: var(--space-3);
  box-shadow: 0 8px 40px rgb(0 0 0 / 35%);
  left: var(--space-3);
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow: auto;
  padding: var(--space-3) var(--space-4);
  position: fixed;
  right: var(--space-3);
  z-index: 50;
  @media (min-width: 40rem) {
    left: auto;
    padding: var(--space-4) var(--space-5);
    width: 29rem;
  }
  @media print {
    display: none;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(3, 1fr);
  > button {
    font-size: var(--text-14);
    line-height: 1.2;
    padding-inline: var(--space-2);
  }
`;

const Details = styled.details`
  font-size: var(--text-14);
  > summary {
    align-items: center;
    cursor: pointer;
    min-height: var(--target);
    padding-block: var(--space-2);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > dl {
    display: grid;
    gap: var(--space-3);
    margin: 0 0 var(--space-3);
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--muted);
    margin: 0;
  }
`;

interface Props {
  language: ConsentLanguage;
  hidden?: boolean;
  /**
   * On a server-rendered page, `data-consent` identifies the pressed button, because an inline script handles it before
   * this code loads.
   */
  onAnswer?: (answer: ConsentAnswer) => void;
  onLanguage?: () => void;
}

/** The cookie banner. It covers only a corner of the page, and refusing is as easy as accepting. */
export function ConsentForm({ language, hidden, onAnswer, onLanguage }: Props) {
  const copy = consentCopy[language];
  const has = useRouteCheck();
  const more = [
    { to: '/cookie-settings', label: copy.settings },
    { to: '/cookies', label: copy.policy },
  ].filter(({ to }) => has(to));
  return (
    <Box lang={language} aria-labelledby={`consent-title-${language}`} hidden={hidden}>
      <Stack $gap={2}>
        <Row $justify="space-between" $gap={2}>
          <Heading id={`consent-title-${language}`} $size={18}>
            {copy.title}
          </Heading>
          <Button
            variant="ghost"
            size="small"
            lang={language === 'hu' ? 'en' : 'hu'}
            onClick={onLanguage}
            data-consent="language"
          >
            {copy.other}
          </Button>
        </Row>
        <Text $size={14}>{copy.text}</Text>
        <Choices>
          <Button variant="secondary" data-consent="none" onClick={() => onAnswer?.('none')}>
            {copy.reject}
          </Button>
          <Button variant="secondary" data-consent="analytics" onClick={() => onAnswer?.('analytics')}>
            {copy.basic}
          </Button>
          <Button variant="secondary" data-consent="all" onClick={() => onAnswer?.('all')}>
            {copy.all}
          </Button>
        </Choices>
        <Details>
          <summary>{copy.details}</summary>
          <dl>
            {(['necessary', ...consentCategories] as const).map((category) => {
              const [name, what] = copy.purposes[category];
              return (
                <div key={category}>
                  <dt>{name}</dt>
                  <dd>{what}</dd>
                </div>
              );
            })}
          </dl>
          <Text $size={14} $tone="muted">
            {copy.basicIs} {copy.later}
          </Text>
          <Row $gap={4}>
            {more.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Row>
        </Details>
      </Stack>
    </Box>
  );
}
