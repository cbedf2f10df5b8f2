import { Tour } from '../features/tour/components/tour.tsx';

export const FeaturesPage = () => <Tour />;
