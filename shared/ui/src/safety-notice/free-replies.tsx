import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import type { SafetyNoticeCopy } from '../copy/safety-notice/en.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { PlainList } from './notice-layout.ts';

const Reply = styled.li`
  align-items: center;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: space-between;
  padding: var(--space-3) var(--space-4);
  > p {
    flex: 1 1 14rem;
  }
`;

interface Props {
  replies: readonly string[];
  words: SafetyNoticeCopy['actions'];
}

/** Prepared replies that the member may send; they cost no credit. */
function FreeReplies({ replies, words }: Props) {
  return (
    <Stack $gap={2}>
      <PlainList>
        {replies.map((reply) => (
          <Reply key={reply}>
            <p>{reply}</p>
            <CopyButton text={reply} labels={words.copyWords} size="small" />
          </Reply>
        ))}
      </PlainList>
      <Text $tone="muted" $size={14}>
        {words.free}
      </Text>
    </Stack>
  );
}

export function GoodbyeReplies({ replies, words }: Props) {
  return (
    <Stack $gap={2}>
      <Heading as="h4" $size={18}>
        {words.goodbyes}
      </Heading>
      <FreeReplies replies={replies} words={words} />
    </Stack>
  );
}

/** One prepared reply to someone who is struggling, shown on request. */
export function CaringReply({ replies, words }: Props) {
  const [isShown, setIsShown] = useState(false);
  return isShown ? (
    <div role="status">
      <FreeReplies replies={replies.slice(0, 1)} words={words} />
    </div>
  ) : (
    <Button variant="secondary" onClick={() => setIsShown(true)}>
      {words.caring}
    </Button>
  );
}
