import { createCopy } from '@datewright/sdk/host';
import { chatAssistant } from './en/chat-assistant.ts';

export const useChatAssistantCopy = createCopy(chatAssistant);
