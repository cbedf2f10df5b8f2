const sharedPlanPath = '/shared-date';

/** The token is the fragment, so that it appears in no log and reaches no other site. */
export const toSharedPlanUrl = (token: string) => `${window.location.origin}${sharedPlanPath}#${token}`;
