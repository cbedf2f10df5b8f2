interface CachedToken {
  token: Promise<string>;
  expiresAt: number;
}

/** Seconds before its expiry at which a token is no longer used. */
const expiryMargin = 30;

/**
 * Keeps access tokens in memory only, one per service. Concurrent callers share one exchange; a failed exchange is not
 * cached, so the next call tries again.
 */
export function createAccessTokens(exchange: (service: string) => Promise<{ accessToken: string; expiresIn: number }>) {
  const held = new Map<string, CachedToken>();

  function exchangeAnew(service: string): Promise<string> {
    const entry: CachedToken = { token: Promise.resolve(''), expiresAt: Number.POSITIVE_INFINITY };
    entry.token = exchange(service).then(
      ({ accessToken, expiresIn }) => {
        entry.expiresAt = Date.now() + (expiresIn - expiryMargin) * 1000;
        return accessToken;
      },
      (error) => {
        if (held.get(service) === entry) held.delete(service);
        throw error;
      },
    );
    held.set(service, entry);
    return entry.token;
  }

  return {
    get(service: string, fresh = false): Promise<string> {
      const entry = held.get(service);
      return entry && !fresh && Date.now() < entry.expiresAt ? entry.token : exchangeAnew(service);
    },
    forget: () => held.clear(),
  };
}
