import { Route, Routes } from '@datewright/sdk/router';
import { BioPage } from './pages/bio-page.tsx';

/** The bio tools: one page, its dialogs over it. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/bioscanner" element={<BioPage />} />
    </Routes>
  );
}
