import { Navigate } from '@datewright/sdk/router';
import { Pricing } from '../features/pricing/components/pricing.tsx';
import { useSignInBeforeOrder } from '../features/pricing/hooks/use-sign-in-before-order.ts';

export function PricingPage() {
  const signIn = useSignInBeforeOrder();
  return signIn === null ? <Pricing /> : <Navigate to={signIn} replace />;
}
