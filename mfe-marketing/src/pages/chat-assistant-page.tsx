import { ChatLanding } from '../features/chat-landing/components/chat-landing.tsx';

export const ChatAssistantPage = () => <ChatLanding />;
