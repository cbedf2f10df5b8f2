// Made by `npm run generate` from the folders beside this file.
import { acceptLegalVersions } from './account/accept-legal-versions.ts';
import { answerEmailChange } from './account/answer-email-change.ts';
import { authService } from './account/auth-service.ts';
import { cancelEmailChange } from './account/cancel-email-change.ts';
import { changePassword } from './account/change-password.ts';
import { checkCredits } from './account/check-credits.ts';
import { commitCredits } from './account/commit-credits.ts';
import { confirmErasure } from './account/confirm-erasure.ts';
import { createAccessToken } from './account/create-access-token.ts';
import { createCheckoutSession } from './account/create-checkout-session.ts';
import { createCustomerPortal } from './account/create-customer-portal.ts';
import { deleteAccount } from './account/delete-account.ts';
import { deleteWritingProfile } from './account/delete-writing-profile.ts';
import { endSession } from './account/end-session.ts';
import { exportMemberData as accountExportMemberData } from './account/export-member-data.ts';
import { findAddress } from './account/find-address.ts';
import { getCreditHistory } from './account/get-credit-history.ts';
import { getDeletion } from './account/get-deletion.ts';
import { getEmailChange } from './account/get-email-change.ts';
import { getOffers } from './account/get-offers.ts';
import { getOwnProfile } from './account/get-own-profile.ts';
import { getPurchase } from './account/get-purchase.ts';
import { getSession } from './account/get-session.ts';
import { getSubscriptionTier } from './account/get-subscription-tier.ts';
import { getWithdrawal } from './account/get-withdrawal.ts';
import { getWritingProfile } from './account/get-writing-profile.ts';
import { listEndedSessions } from './account/list-ended-sessions.ts';
import { listErasures } from './account/list-erasures.ts';
import { listInvoices } from './account/list-invoices.ts';
import { listSessions } from './account/list-sessions.ts';
import { quoteUpgrade } from './account/quote-upgrade.ts';
import { readEmailChangeLink } from './account/read-email-change-link.ts';
import { redeemConfirmation } from './account/redeem-confirmation.ts';
import { releaseCredits } from './account/release-credits.ts';
import { requestEmailChange } from './account/request-email-change.ts';
import { resendConfirmation } from './account/resend-confirmation.ts';
import { resendEmailChange } from './account/resend-email-change.ts';
import { reserveCredits } from './account/reserve-credits.ts';
import { saveOwnProfile } from './account/save-own-profile.ts';
import { saveWritingProfile } from './account/save-writing-profile.ts';
import { setNewPassword } from './account/set-new-password.ts';
import { signOut } from './account/sign-out.ts';
import { stripeWebhook } from './account/stripe-webhook.ts';
import { upgrade } from './account/upgrade.ts';
import { userProfile } from './account/user-profile.ts';
import { withdraw } from './account/withdraw.ts';
import { bioAnalyzer } from './bio/bio-analyzer.ts';
import { bioGenerator } from './bio/bio-generator.ts';
import { exportMemberData as bioExportMemberData } from './bio/export-member-data.ts';
import { listBioVersions } from './bio/list-bio-versions.ts';
import { measureBio } from './bio/measure-bio.ts';
import { readNextStep as bioReadNextStep } from './bio/next-step.ts';
import { readBonus } from './bio/read-bonus.ts';
import { readUserBio } from './bio/read-user-bio.ts';
import { readVoice } from './bio/read-voice.ts';
import { reportFalsePositive as bioReportFalsePositive } from './bio/report-false-positive.ts';
import { saveVoice } from './bio/save-voice.ts';
import { writeUserBio } from './bio/write-user-bio.ts';
import { createMatch } from './chatpad/create-match.ts';
import { deleteAllMatches } from './chatpad/delete-all-matches.ts';
import { deleteMatch } from './chatpad/delete-match.ts';
import { exportMemberData as chatpadExportMemberData } from './chatpad/export-member-data.ts';
import { getMatch } from './chatpad/get-match.ts';
import { listLines } from './chatpad/list-lines.ts';
import { listMatches } from './chatpad/list-matches.ts';
import { markOutcome } from './chatpad/mark-outcome.ts';
import { readNextStep as chatpadReadNextStep } from './chatpad/next-step.ts';
import { readScreenshot } from './chatpad/read-screenshot.ts';
import { reopenMatch } from './chatpad/reopen-match.ts';
import { reportFalsePositive as chatpadReportFalsePositive } from './chatpad/report-false-positive.ts';
import { saveSuggestion } from './chatpad/save-suggestion.ts';
import { suggest } from './chatpad/suggest.ts';
import { updateMatch } from './chatpad/update-match.ts';
import { dateLocationDetails } from './datecoach/date-location-details.ts';
import { dateSpotRecommender } from './datecoach/date-spot-recommender.ts';
import { dateStatistics } from './datecoach/date-statistics.ts';
import { dateStrategyGenerator } from './datecoach/date-strategy-generator.ts';
import { deleteAllDates } from './datecoach/delete-all-dates.ts';
import { deletePlan } from './datecoach/delete-plan.ts';
import { deletePlaybook } from './datecoach/delete-playbook.ts';
import { exportDates } from './datecoach/export-dates.ts';
import { exportMemberData as datecoachExportMemberData } from './datecoach/export-member-data.ts';
import { findPlaces } from './datecoach/find-places.ts';
import { followPlaybook } from './datecoach/follow-playbook.ts';
import { getPlaybook } from './datecoach/get-playbook.ts';
import { listPlans } from './datecoach/list-plans.ts';
import { listPlaybooks } from './datecoach/list-playbooks.ts';
import { readNextStep as datecoachReadNextStep } from './datecoach/next-step.ts';
import { createPlanLink, endPlanLink, openPlanLink } from './datecoach/plan-link.ts';
import { reportFalsePositive as datecoachReportFalsePositive } from './datecoach/report-false-positive.ts';
import { savePlan } from './datecoach/save-plan.ts';
import {
  createPost,
  deletePost,
  listAdminPosts,
  listPostVersions,
  previewPost,
  publishPost,
  readAdminPost,
  readPostVersion,
  savePost,
  unpublishPost,
} from './marketing/admin-posts.ts';
import { contactForm } from './marketing/contact-form.ts';
import { robotsFile, rssFile, sitemapFile } from './marketing/crawler-files.ts';
import { exportMemberData as marketingExportMemberData } from './marketing/export-member-data.ts';
import { getLegal } from './marketing/get-legal.ts';
import { getPost } from './marketing/get-post.ts';
import { getPostsRevision } from './marketing/get-posts-revision.ts';
import { listClaims } from './marketing/list-claims.ts';
import { listPosts } from './marketing/list-posts.ts';
import {
  confirmNewsletter,
  oneClickUnsubscribe,
  oneClickUnsubscribePage,
  unsubscribeNewsletter,
} from './marketing/newsletter.ts';
import { addPostPicture, openGraphPicture, readPostDrawing, readPostPicture } from './marketing/pictures.ts';
import { readAnalytics } from './marketing/read-analytics.ts';
import { recordConsent } from './marketing/record-consent.ts';
import { recordEvents } from './marketing/record-events.ts';
import { simpleNewsletter } from './marketing/simple-newsletter.ts';
import { analyzePhoto } from './photo/analyze-photo.ts';
import { cancelPhoto } from './photo/cancel-photo.ts';
import { deleteAllPhotos } from './photo/delete-all-photos.ts';
import { exportMemberData as photoExportMemberData } from './photo/export-member-data.ts';
import { followPhotos } from './photo/follow-photos.ts';
import { addFriendPhoto, createFriendLink, endFriendLink, listFriendLinks } from './photo/friend-links.ts';
import { answerFriendLink, openFriendLink, readFriendPhoto, reportFriendLink } from './photo/friends.ts';
import { listResults } from './photo/list-results.ts';
import { previewPhoto } from './photo/preview-photo.ts';
import { reportWrongRefusal } from './photo/report-wrong-refusal.ts';
import { claimTrial } from './registry/claim-trial.ts';
import { createPreview } from './registry/create-preview.ts';
import { getCanaryHealth } from './registry/get-canary-health.ts';
import { getComposition } from './registry/get-composition.ts';
import { getPreview } from './registry/get-preview.ts';
import { getReleaseTable } from './registry/get-release-table.ts';
import { getTrial } from './registry/get-trial.ts';
import { listHistory } from './registry/list-history.ts';
import { listRemotes } from './registry/list-remotes.ts';
import { listUnmetNeeds } from './registry/list-unmet-needs.ts';
import { promoteVersion } from './registry/promote-version.ts';
import { publishVersion } from './registry/publish-version.ts';
import { reportTrial } from './registry/report-trial.ts';
import { reportViews } from './registry/report-views.ts';
import { requestTrial } from './registry/request-trial.ts';
import { rollBack } from './registry/roll-back.ts';
import { startCanary } from './registry/start-canary.ts';
import { withdrawVersion } from './registry/withdraw-version.ts';

/** Every call of every service. For servers only: a page that imports it would bundle all contracts. */
export const calls = [
  acceptLegalVersions,
  answerEmailChange,
  authService,
  cancelEmailChange,
  changePassword,
  checkCredits,
  commitCredits,
  confirmErasure,
  createAccessToken,
  createCheckoutSession,
  createCustomerPortal,
  deleteAccount,
  deleteWritingProfile,
  endSession,
  accountExportMemberData,
  findAddress,
  getCreditHistory,
  getDeletion,
  getEmailChange,
  getOffers,
  getOwnProfile,
  getPurchase,
  getSession,
  getSubscriptionTier,
  getWithdrawal,
  getWritingProfile,
  listEndedSessions,
  listErasures,
  listInvoices,
  listSessions,
  quoteUpgrade,
  readEmailChangeLink,
  redeemConfirmation,
  releaseCredits,
  requestEmailChange,
  resendConfirmation,
  resendEmailChange,
  reserveCredits,
  saveOwnProfile,
  saveWritingProfile,
  setNewPassword,
  signOut,
  stripeWebhook,
  upgrade,
  userProfile,
  withdraw,
  bioAnalyzer,
  bioGenerator,
  bioExportMemberData,
  listBioVersions,
  measureBio,
  bioReadNextStep,
  readBonus,
  readUserBio,
  readVoice,
  bioReportFalsePositive,
  saveVoice,
  writeUserBio,
  createMatch,
  deleteAllMatches,
  deleteMatch,
  chatpadExportMemberData,
  getMatch,
  listLines,
  listMatches,
  markOutcome,
  chatpadReadNextStep,
  readScreenshot,
  reopenMatch,
  chatpadReportFalsePositive,
  saveSuggestion,
  suggest,
  updateMatch,
  dateLocationDetails,
  dateSpotRecommender,
  dateStatistics,
  dateStrategyGenerator,
  deleteAllDates,
  deletePlan,
  deletePlaybook,
  exportDates,
  datecoachExportMemberData,
  findPlaces,
  followPlaybook,
  getPlaybook,
  listPlans,
  listPlaybooks,
  datecoachReadNextStep,
  createPlanLink,
  endPlanLink,
  openPlanLink,
  datecoachReportFalsePositive,
  savePlan,
  createPost,
  deletePost,
  listAdminPosts,
  listPostVersions,
  previewPost,
  publishPost,
  readAdminPost,
  readPostVersion,
  savePost,
  unpublishPost,
  contactForm,
  robotsFile,
  rssFile,
  sitemapFile,
  marketingExportMemberData,
  getLegal,
  getPost,
  getPostsRevision,
  listClaims,
  listPosts,
  confirmNewsletter,
  oneClickUnsubscribe,
  oneClickUnsubscribePage,
  unsubscribeNewsletter,
  addPostPicture,
  openGraphPicture,
  readPostDrawing,
  readPostPicture,
  readAnalytics,
  recordConsent,
  recordEvents,
  simpleNewsletter,
  analyzePhoto,
  cancelPhoto,
  deleteAllPhotos,
  photoExportMemberData,
  followPhotos,
  addFriendPhoto,
  createFriendLink,
  endFriendLink,
  listFriendLinks,
  answerFriendLink,
  openFriendLink,
  readFriendPhoto,
  reportFriendLink,
  listResults,
  previewPhoto,
  reportWrongRefusal,
  claimTrial,
  createPreview,
  getCanaryHealth,
  getComposition,
  getPreview,
  getReleaseTable,
  getTrial,
  listHistory,
  listRemotes,
  listUnmetNeeds,
  promoteVersion,
  publishVersion,
  reportTrial,
  reportViews,
  requestTrial,
  rollBack,
  startCanary,
  withdrawVersion,
];
