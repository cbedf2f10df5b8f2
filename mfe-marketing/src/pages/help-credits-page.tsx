import { CreditsHelp } from '../features/help/components/credits-help.tsx';

export const HelpCreditsPage = () => <CreditsHelp />;
