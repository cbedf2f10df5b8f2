import { Route, Routes } from '@datewright/sdk/router';
import { DateCoachPage } from './pages/date-coach-page.tsx';

export default function Remote() {
  return (
    <Routes>
      <Route path="/datecoach" element={<DateCoachPage />} />
    </Routes>
  );
}
