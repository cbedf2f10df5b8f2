import { Route, Routes } from '@datewright/sdk/router';
import { FriendsPage } from './pages/friends-page.tsx';
import { PhotoPage } from './pages/photo-page.tsx';

export default function Remote() {
  return (
    <Routes>
      <Route path="/photoanalyzer" element={<PhotoPage />} />
      <Route path="/photo-vote" element={<FriendsPage />} />
    </Routes>
  );
}
