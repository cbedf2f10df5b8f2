import { Route, Routes } from '@datewright/sdk/router';
import { lazy } from 'react';
import { DateCoachPage } from './pages/date-coach-page.tsx';

const SharedPlanPage = lazy(() => import('./pages/shared-plan-page.tsx'));

export default function Remote() {
  return (
    <Routes>
      <Route path="/datecoach" element={<DateCoachPage />} />
      <Route path="/shared-date" element={<SharedPlanPage />} />
    </Routes>
  );
}
