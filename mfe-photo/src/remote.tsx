import { Route, Routes } from '@datewright/sdk/router';
import { PhotoPage } from './pages/photo-page.tsx';
import { PhotoVotePage } from './pages/photo-vote-page.tsx';

export default function Remote() {
  return (
    <Routes>
      <Route path="/photoanalyzer" element={<PhotoPage />} />
      <Route path="/photo-vote" element={<PhotoVotePage />} />
    </Routes>
  );
}
