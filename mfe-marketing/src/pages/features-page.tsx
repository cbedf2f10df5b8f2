import { FeatureTour } from '../features/site/components/features/feature-tour.tsx';

export const FeaturesPage = () => <FeatureTour />;
