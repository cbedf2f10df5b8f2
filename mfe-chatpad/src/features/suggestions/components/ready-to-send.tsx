import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Icon, Row, Stack } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { CopyButton } from '@datewright/ui/copy-button';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

const Message = styled.p`
  font-size: var(--text-18);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** In view as a whole, below what sticks to the top of the conversation and above the bar of a phone. */
const Box = styled.div`
  scroll-margin-block: 6rem var(--space-4);
`;

interface Props {
  text: string;
  onSent: (text: string) => void;
}

/** A message that another page wrote, to be copied as it is. */
export function ReadyToSend({ text, onSent }: Props) {
  const { suggestions: copy, composer } = useCopy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={box}>
      <AiCard as="section" aria-label={composer.ready}>
        <Stack $gap={3}>
          <Heading as="h3" $size={18}>
            {composer.ready}
          </Heading>
          <Message>{text}</Message>
          <Row $gap={2}>
            <CopyButton text={text} labels={copy.copyWords} variant="primary" size="small" />
            <Button variant="ghost" size="small" onClick={() => onSent(text)}>
              <Icon name="send" size={16} />
              {copy.sent}
            </Button>
          </Row>
        </Stack>
      </AiCard>
    </Box>
  );
}
