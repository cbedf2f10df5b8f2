import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import type { AuthorizeRequest } from './authorize-request.ts';
import { tokenLifetimeMs } from './grants.ts';
import type { Person } from './people.ts';

/** The claims about a person in id tokens and in the userinfo response. */
export function toClaims({ sub, name, email, emailVerified }: Person) {
  const [given = name, ...family] = name.split(' ');
  return {
    sub,
    name,
    given_name: given,
    ...(family.length > 0 && { family_name: family.join(' ') }),
    picture: 'https://lh3.googleusercontent.com/a/default-user',
    email,
    email_verified: emailVerified,
  };
}

/** Signs id tokens, and publishes the matching keys and discovery document. */
export function createIssuer(url: string) {
  const issuer = new OAuth2Issuer();
  issuer.url = url;
  const keys = issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  return {
    /** Serves `/.well-known/openid-configuration` and `/jwks`, mounted at the issuer's path. */
    documents: service.requestHandler,
    async idToken(person: Person, { clientId, nonce }: AuthorizeRequest): Promise<string> {
      await keys;
      return issuer.buildToken({
        expiresIn: tokenLifetimeMs / 1000,
        scopesOrTransform: (_header, payload) =>
          Object.assign(payload, { aud: clientId, azp: clientId, ...toClaims(person), ...(nonce && { nonce }) }),
      });
    },
  };
}
export type Issuer = ReturnType<typeof createIssuer>;
