import { Route, Routes } from '@datewright/sdk/router';
import { ChatpadPage } from './pages/chatpad-page.tsx';

/** ChatPad has one page; the address names the open match. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/chatpad" element={<ChatpadPage />} />
    </Routes>
  );
}
