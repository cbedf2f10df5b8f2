import { Route, Routes } from '@datewright/sdk/router';
import { HomePage } from './pages/home-page.tsx';

/** The marketing pages. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/app" element={<HomePage />} />
    </Routes>
  );
}
