import { Route, Routes } from '@datewright/sdk/router';
import { ChatpadPage } from './pages/chatpad-page.tsx';

/** ChatPad: one page, the open match in its address. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/chatpad" element={<ChatpadPage />} />
    </Routes>
  );
}
