import { type Consent, useConsent, useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { consentCopy } from './copy.ts';

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

const More = styled.details`
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

/** The question about cookies. It covers a corner, not the page, and refusing is as near as accepting. */
export function ConsentBanner() {
  const { choose } = useConsent();
  const track = useTrack();
  const [language, setLanguage] = useState<keyof typeof consentCopy>('hu');
  const copy = consentCopy[language];

  function decide(choice: Consent) {
    choose(choice);
    const granted = (yes: boolean) => (yes ? 'granted' : 'denied');
    track('consent_set', { analytics: granted(choice !== 'none'), advertising: granted(choice === 'all') });
  }

  return (
    <Box lang={language} aria-labelledby="consent-title">
      <Stack $gap={2}>
        <Row $justify="space-between" $gap={2}>
          <Heading id="consent-title" $size={18}>
            {copy.title}
          </Heading>
          <Button
            variant="ghost"
            size="small"
            lang={language === 'hu' ? 'en' : 'hu'}
            onClick={() => setLanguage(language === 'hu' ? 'en' : 'hu')}
          >
            {copy.other}
          </Button>
        </Row>
        <Text $size={14}>{copy.text}</Text>
        <Choices>
          <Button variant="secondary" onClick={() => decide('none')}>
            {copy.reject}
          </Button>
          <Button variant="secondary" onClick={() => decide('analytics')}>
            {copy.basic}
          </Button>
          <Button variant="secondary" onClick={() => decide('all')}>
            {copy.all}
          </Button>
        </Choices>
        <More>
          <summary>{copy.details}</summary>
          <dl>
            {copy.rows.map(([name, what]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Text $size={14} $tone="muted">
            {copy.basicIs} {copy.later}
          </Text>
        </More>
      </Stack>
    </Box>
  );
}
