import { BioLanding } from '../features/bio-landing/components/bio-landing.tsx';

export const ProfileAnalyzerPage = () => <BioLanding />;
