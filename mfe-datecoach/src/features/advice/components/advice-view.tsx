import { datingEvidence } from '@datewright/contracts/evidence';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Stack, Text } from '@datewright/ui';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useAdviceCopy } from '../copy/use-advice-copy.ts';

const Parts = styled.div`
  align-items: start;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
  list-style: none;
  margin: 0;
  max-width: var(--measure);
  padding: 0;
  > li > strong {
    display: block;
  }
`;

/** The tab with general advice, written by people rather than AI. */
export function AdviceView() {
  const copy = useAdviceCopy();
  return (
    <Stack as="section" aria-labelledby="advice-title">
      <Stack $gap={2}>
        <Heading id="advice-title" $size={22} tabIndex={-1} data-view-title>
          {copy.title}
        </Heading>
        <Text $tone="muted">{copy.lead}</Text>
      </Stack>
      <Parts>
        {copy.parts.map(({ title, lead, tips, asksQuestions }) => (
          <Card as="article" key={title} $padding={5}>
            <Stack>
              <Stack $gap={1}>
                <Heading as="h3" $size={18}>
                  {title}
                </Heading>
                <Text $tone="muted">{lead}</Text>
              </Stack>
              <Lines>
                {tips.map(({ tip, text }) => (
                  <li key={tip}>
                    <strong>{tip}</strong>
                    {text}
                  </li>
                ))}
              </Lines>
              {asksQuestions && (
                <Text $tone="muted" $size={14}>
                  <StudyCitation study={datingEvidence.followUpQuestions} limit={copy.limit} />
                </Text>
              )}
            </Stack>
          </Card>
        ))}
      </Parts>
    </Stack>
  );
}
