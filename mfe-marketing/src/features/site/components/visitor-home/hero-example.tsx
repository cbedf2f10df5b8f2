import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import { Capture, CaptureFrame } from '../../../../components/capture.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  justify-self: center;
  max-width: 25rem;
  text-align: center;
  width: 100%;
`;

const Phone = styled(CaptureFrame)`
  border-radius: var(--radius-sheet);
  border-width: 2px;
  box-shadow: var(--shadow);
`;

/** ChatPad as a member sees it: a conversation, and a line for it. */
export function HeroExample() {
  const { captures } = useMarketingCopy();
  const { fine } = useCommonCopy();
  return (
    <Figure>
      <Phone>
        <Capture name="conversation" alt={captures.conversation} isFirst />
        <Capture name="reply" alt={captures.reply} isFirst />
      </Phone>
      <Text as="figcaption" $tone="muted" $size={14}>
        {fine.capture}
      </Text>
    </Figure>
  );
}
