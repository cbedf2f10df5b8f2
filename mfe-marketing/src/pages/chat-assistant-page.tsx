import { ChatLanding } from '../features/site/components/chat-landing/chat-landing.tsx';

export const ChatAssistantPage = () => <ChatLanding />;
