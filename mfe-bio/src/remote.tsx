import { Route, Routes } from '@datewright/sdk/router';
import { BioPage } from './pages/bio-page.tsx';

/** The bio tools: one page with its dialogs. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/bioscanner" element={<BioPage />} />
    </Routes>
  );
}
