import { BioLanding } from '../features/site/components/bio-landing/bio-landing.tsx';

export const ProfileAnalyzerPage = () => <BioLanding />;
