import { HelpTopics } from '../features/site/components/help/help-topics.tsx';

export const HelpPage = () => <HelpTopics />;
