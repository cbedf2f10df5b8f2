import { Route, Routes } from '@datewright/sdk/router';
import { lazy } from 'react';
import { AuthCallbackPage } from './features/confirm/components/auth-callback-page.tsx';
import { EmailConfirmedPage } from './features/confirm/components/email-confirmed-page.tsx';
import { EmailLinkPage } from './features/email-link/components/email-link-page.tsx';
import { ForgotPasswordPage } from './features/forgot-password/components/forgot-password-page.tsx';
import { RegisterPage } from './features/register/components/register-page.tsx';
import { ResetPasswordPage } from './features/reset-password/components/reset-password-page.tsx';
import { SecurityPage } from './features/security/components/security-page.tsx';
import { LoginPage } from './features/sign-in/components/login-page.tsx';
import { VerifyEmailPage } from './features/verify-email/components/verify-email-page.tsx';
import { SignUpSuccessPage } from './features/welcome/components/sign-up-success-page.tsx';

// Signing in must not carry what comes after it; the host shows that a page is on its way.
const ProfilePage = lazy(() => import('./pages/profile-page.tsx').then((file) => ({ default: file.ProfilePage })));
const OwnDataPage = lazy(() =>
  import('./features/own-data/components/own-data-page.tsx').then((file) => ({ default: file.OwnDataPage })),
);
const AccountDeletedPage = lazy(() =>
  import('./features/own-data/components/account-deleted-page.tsx').then((file) => ({
    default: file.AccountDeletedPage,
  })),
);
const PurchasePage = lazy(() =>
  import('./features/purchase/components/purchase-page.tsx').then((file) => ({ default: file.PurchasePage })),
);
const UpgradeWallPage = lazy(() =>
  import('./features/upgrade-wall/components/upgrade-wall-page.tsx').then((file) => ({
    default: file.UpgradeWallPage,
  })),
);

/** The account pages. */
export default function Remote() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/email-change" element={<EmailLinkPage />} />
      <Route path="/profile/security" element={<SecurityPage />} />
      <Route path="/profile/data" element={<OwnDataPage />} />
      <Route path="/account-deleted" element={<AccountDeletedPage />} />
      <Route path="/auth/callback" element={<AuthCallbackPage />} />
      <Route path="/email-confirmation-success" element={<EmailConfirmedPage />} />
      <Route path="/signup/success" element={<SignUpSuccessPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/upgrade-required" element={<UpgradeWallPage />} />
      <Route path="/subscription/success" element={<PurchasePage />} />
    </Routes>
  );
}
