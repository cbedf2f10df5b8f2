import { CreditsHelp } from '../features/site/components/help/credits-help.tsx';

export const HelpCreditsPage = () => <CreditsHelp />;
