import { Route, Routes } from '@datewright/sdk/router';
import { __Tool__Page } from './pages/__tool__-page.tsx';

export default function Remote() {
  return (
    <Routes>
      <Route path="/__tool__" element={<__Tool__Page />} />
    </Routes>
  );
}
