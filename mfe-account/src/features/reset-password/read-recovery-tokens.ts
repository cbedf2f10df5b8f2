export interface RecoveryTokens {
  access_token: string;
  refresh_token?: string;
}

/** The tokens in the URL fragment of the reset page, or `null`. */
export function readRecoveryTokens(hash: string): RecoveryTokens | null {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const access = words.get('access_token');
  const refresh = words.get('refresh_token');
  if (!access) return null;
  return refresh ? { access_token: access, refresh_token: refresh } : { access_token: access };
}
