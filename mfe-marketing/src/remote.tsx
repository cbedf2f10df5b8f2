import { Route, Routes } from '@datewright/sdk/router';
import { lazy } from 'react';
import { HomePage } from './pages/home-page.tsx';

// The home page must not carry it; the host shows that it is on its way.
const PricingPage = lazy(() =>
  import('./features/pricing/components/pricing-page.tsx').then((file) => ({ default: file.PricingPage })),
);

/** The marketing pages. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/app" element={<HomePage />} />
      <Route path="/pricing" element={<PricingPage />} />
    </Routes>
  );
}
