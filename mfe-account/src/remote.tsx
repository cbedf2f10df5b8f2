import { Route, Routes } from '@datewright/sdk/router';
import { lazy } from 'react';
import { AuthCallbackPage } from './pages/auth-callback-page.tsx';
import { EmailChangePage } from './pages/email-change-page.tsx';
import { EmailConfirmedPage } from './pages/email-confirmed-page.tsx';
import { ForgotPasswordPage } from './pages/forgot-password-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { RegisterPage } from './pages/register-page.tsx';
import { ResetPasswordPage } from './pages/reset-password-page.tsx';
import { SecurityPage } from './pages/security-page.tsx';
import { SignUpSuccessPage } from './pages/sign-up-success-page.tsx';
import { VerifyEmailPage } from './pages/verify-email-page.tsx';

// Lazy, so that the sign-in pages don't load what comes after them; the host shows the loading state.
const ProfilePage = lazy(() => import('./pages/profile-page.tsx').then((file) => ({ default: file.ProfilePage })));
const BillingPage = lazy(() => import('./pages/billing-page.tsx').then((file) => ({ default: file.BillingPage })));
const OwnDataPage = lazy(() => import('./pages/own-data-page.tsx').then((file) => ({ default: file.OwnDataPage })));
const AccountDeletedPage = lazy(() =>
  import('./pages/account-deleted-page.tsx').then((file) => ({
    default: file.AccountDeletedPage,
  })),
);
const PurchasePage = lazy(() => import('./pages/purchase-page.tsx').then((file) => ({ default: file.PurchasePage })));
const UpgradeWallPage = lazy(() =>
  import('./pages/upgrade-wall-page.tsx').then((file) => ({
    default: file.UpgradeWallPage,
  })),
);

export default function Remote() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/email-change" element={<EmailChangePage />} />
      <Route path="/profile/billing" element={<BillingPage />} />
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
