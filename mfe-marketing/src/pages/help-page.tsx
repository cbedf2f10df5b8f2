import { HelpTopics } from '../features/help/components/help-topics.tsx';

export const HelpPage = () => <HelpTopics />;
