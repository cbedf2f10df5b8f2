/** The session cookie. Pages treat a browser that has it as signed in until the account service says otherwise. */
export const sessionCookie = '__Host-session_id' as const;
