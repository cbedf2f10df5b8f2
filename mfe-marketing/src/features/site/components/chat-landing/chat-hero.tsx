import { plans } from '@datewright/contracts/plans';
import { PageHero } from '../../../../components/page-hero.tsx';
import { useChatAssistantCopy } from '../../copy/use-chat-assistant-copy.ts';
import type { getChatVariant } from '../../lib/get-chat-variant.ts';
import { JumpLink } from '../shared/jump-link.tsx';
import { EditableMatch } from './editable-match.tsx';
import { StartChatLink } from './start-chat-link.tsx';

export const freeMessages = plans.free.allowances.chatpad?.limit ?? 0;

interface Props {
  title: string;
  text: string;
  action: string;
  intent: ReturnType<typeof getChatVariant>;
}

export function ChatHero({ title, text, action, intent }: Props) {
  const copy = useChatAssistantCopy();
  return (
    <PageHero
      title={title}
      text={text}
      actions={
        <>
          <StartChatLink label={action} intent={intent} location="hero" />
          <JumpLink to="conversation" variant="ghost" size="large">
            {copy.secondary}
          </JumpLink>
        </>
      }
      footnote={copy.fine(freeMessages)}
    >
      <EditableMatch />
    </PageHero>
  );
}
