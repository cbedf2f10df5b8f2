import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { ConsentDetails } from './consent-details.tsx';
import { type ConsentLanguage, consentCopy } from './copy.ts';
import type { ConsentAnswer } from './report-consent.ts';

const Box = styled.section`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  bottom: calc(var(--frame-bottom, 0px) + var(--action-bar, 0px) + var(--space-2));
  box-shadow: 0 8px 40px rgb(0 0 0 / 35%);
  left: var(--space-2);
  max-height: 70dvh;
  overflow: auto;
  padding: var(--space-3) var(--space-4);
  position: fixed;
  right: var(--space-2);
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

/** On a phone, the text says what it is about. */
const Title = styled(Heading).attrs({ $size: 18 })`
  @media (max-width: 39.99rem) {
    clip-path: inset(50%);
    position: absolute;
  }
`;

const Foot = styled(Row).attrs({ $justify: 'space-between', $gap: 2 })`
  > details[open] {
    flex-basis: 100%;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: min(var(--space-2), 2vw);
  /* In large text too, so that the question leaves the page in view. */
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > button {
    font-size: min(var(--text-14), 4.6vw);
    line-height: 1.2;
    padding-inline: min(var(--space-2), 1.5vw);
    white-space: normal;
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
  return (
    <Box lang={language} aria-labelledby={`consent-title-${language}`} hidden={hidden}>
      <Stack $gap={2}>
        <Title id={`consent-title-${language}`}>{copy.title}</Title>
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
        <Foot>
          <ConsentDetails language={language} />
          <Button
            variant="ghost"
            size="small"
            lang={language === 'hu' ? 'en' : 'hu'}
            onClick={onLanguage}
            data-consent="language"
          >
            {copy.other}
          </Button>
        </Foot>
      </Stack>
    </Box>
  );
}
