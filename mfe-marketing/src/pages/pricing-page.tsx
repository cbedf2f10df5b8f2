import { Pricing } from '../features/pricing/components/pricing.tsx';

export const PricingPage = () => <Pricing />;
