import { PhotoLanding } from '../features/photo-landing/components/photo-landing.tsx';

export const PhotoAnalyzerPage = () => <PhotoLanding />;
