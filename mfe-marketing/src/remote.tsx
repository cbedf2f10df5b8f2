import { Route, Routes } from '@datewright/sdk/router';
import { lazy } from 'react';
import { HomePage } from './pages/home-page.tsx';

// Only the home page is part of the first script; the host shows a placeholder while another page loads.
const PricingPage = lazy(() => import('./pages/pricing-page.tsx').then((file) => ({ default: file.PricingPage })));
const ChatAssistantPage = lazy(() =>
  import('./pages/chat-assistant-page.tsx').then((file) => ({ default: file.ChatAssistantPage })),
);
const ProfileAnalyzerPage = lazy(() =>
  import('./pages/profile-analyzer-page.tsx').then((file) => ({ default: file.ProfileAnalyzerPage })),
);
const PhotoAnalyzerPage = lazy(() =>
  import('./pages/photo-analyzer-page.tsx').then((file) => ({ default: file.PhotoAnalyzerPage })),
);
const PhotoExamplesPage = lazy(() =>
  import('./pages/photo-examples-page.tsx').then((file) => ({ default: file.PhotoExamplesPage })),
);
const DatePrepPage = lazy(() => import('./pages/date-prep-page.tsx').then((file) => ({ default: file.DatePrepPage })));
const DatingAppPage = lazy(() =>
  import('./pages/dating-app-page.tsx').then((file) => ({ default: file.DatingAppPage })),
);
const FeaturesPage = lazy(() => import('./pages/features-page.tsx').then((file) => ({ default: file.FeaturesPage })));
const HelpPage = lazy(() => import('./pages/help-page.tsx').then((file) => ({ default: file.HelpPage })));
const HelpCreditsPage = lazy(() =>
  import('./pages/help-credits-page.tsx').then((file) => ({ default: file.HelpCreditsPage })),
);
const CaseStudyPage = lazy(() =>
  import('./pages/case-study-page.tsx').then((file) => ({ default: file.CaseStudyPage })),
);
const BlogPage = lazy(() => import('./pages/blog-page.tsx').then((file) => ({ default: file.BlogPage })));
const PostPage = lazy(() => import('./pages/post-page.tsx').then((file) => ({ default: file.PostPage })));
const ContactPage = lazy(() => import('./pages/contact-page.tsx').then((file) => ({ default: file.ContactPage })));
const PrivacyPage = lazy(() => import('./pages/privacy-page.tsx').then((file) => ({ default: file.PrivacyPage })));
const CookiesPage = lazy(() => import('./pages/cookies-page.tsx').then((file) => ({ default: file.CookiesPage })));
const TermsPage = lazy(() => import('./pages/terms-page.tsx').then((file) => ({ default: file.TermsPage })));
const ImprintPage = lazy(() => import('./pages/imprint-page.tsx').then((file) => ({ default: file.ImprintPage })));
const CookieSettingsPage = lazy(() =>
  import('./pages/cookie-settings-page.tsx').then((file) => ({ default: file.CookieSettingsPage })),
);
const NewsletterConfirmPage = lazy(() =>
  import('./pages/newsletter-confirm-page.tsx').then((file) => ({ default: file.NewsletterConfirmPage })),
);
const NewsletterUnsubscribePage = lazy(() =>
  import('./pages/newsletter-unsubscribe-page.tsx').then((file) => ({ default: file.NewsletterUnsubscribePage })),
);
// One chunk for all admin pages; `mfe build` budgets chunks whose name starts with "admin" apart from the visitors'.
const loadAdmin = () => import(/* webpackChunkName: "admin" */ './admin.ts');
const BlogAdminPage = lazy(() => loadAdmin().then((file) => ({ default: file.BlogAdminPage })));
const PostAdminPage = lazy(() => loadAdmin().then((file) => ({ default: file.PostAdminPage })));
const AnalyticsPage = lazy(() => loadAdmin().then((file) => ({ default: file.AnalyticsPage })));

export default function Remote() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/app" element={<HomePage />} />
      <Route path="/pricing" element={<PricingPage />} />
      <Route path="/chat-assistant" element={<ChatAssistantPage />} />
      <Route path="/tinder-openers" element={<ChatAssistantPage />} />
      <Route path="/profile-analyzer" element={<ProfileAnalyzerPage />} />
      <Route path="/photo-analyzer" element={<PhotoAnalyzerPage />} />
      <Route path="/photo-analyzer/examples" element={<PhotoExamplesPage />} />
      <Route path="/date-prep" element={<DatePrepPage />} />
      <Route path="/use-cases/tinder" element={<DatingAppPage app="tinder" />} />
      <Route path="/use-cases/bumble" element={<DatingAppPage app="bumble" />} />
      <Route path="/use-cases/hinge" element={<DatingAppPage app="hinge" />} />
      <Route path="/features" element={<FeaturesPage />} />
      <Route path="/help" element={<HelpPage />} />
      <Route path="/help/credits" element={<HelpCreditsPage />} />
      <Route path="/case-studies/:id" element={<CaseStudyPage />} />
      <Route path="/blog" element={<BlogPage />} />
      <Route path="/blog/:id" element={<PostPage />} />
      <Route path="/contact" element={<ContactPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/cookies" element={<CookiesPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/imprint" element={<ImprintPage />} />
      <Route path="/cookie-settings" element={<CookieSettingsPage />} />
      <Route path="/newsletter/confirm" element={<NewsletterConfirmPage />} />
      <Route path="/newsletter/leave" element={<NewsletterUnsubscribePage />} />
      <Route path="/blog/admin" element={<BlogAdminPage />} />
      <Route path="/blog/admin/:id" element={<PostAdminPage />} />
      <Route path="/desk/numbers" element={<AnalyticsPage />} />
    </Routes>
  );
}
