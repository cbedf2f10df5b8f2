/** The cookie of a session. Who sends it is a member for all that a page shows, until the account service says otherwise. */
export const sessionCookie = '__Host-session_id' as const;
