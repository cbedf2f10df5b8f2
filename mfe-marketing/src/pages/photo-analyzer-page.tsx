import { PhotoLanding } from '../features/site/components/photo-landing/photo-landing.tsx';

export const PhotoAnalyzerPage = () => <PhotoLanding />;
