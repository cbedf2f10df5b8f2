import { passwordMinLength } from '../plans.ts';

/** The most common passwords of public leak lists that satisfy the length rule. */
const commonPasswords = new Set(
  `12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 11223344 12341234 123123123 147258369 123654789
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pa55word passwort password!
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc q1w2e3r4 zaq12wsx
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a12345678
  iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman
  batman123 trustno1 starwars pokemon1 dragon123 monkey123 shadow123 master123 michael1 jennifer jordan23 charlie1
  whatever computer internet samsung1 liverpool chelsea1 arsenal1 welcome1 welcome123 letmein1 letmein123 admin123
  administrator changeme secret123 test1234 testtest login123 hello123 freedom1 mustang1 corvette maverick tinder123
  datewright datewright1`.split(/\s+/),
);

const isOneCharacter = (password: string) => new Set(password).size === 1;

/**
 * Returns why a password is refused, or `null`. Form fields, strength meters and the service all use this one rule.
 * Length approximates the characters that people see. Pass `email` if it is known.
 */
export function passwordProblem(password: string, email = ''): 'password_too_short' | 'password_too_common' | null {
  if ([...password].length < passwordMinLength) return 'password_too_short';
  const plain = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const isTheAddress = address !== '' && (plain === address || plain === address.split('@')[0]);
  return commonPasswords.has(plain) || isOneCharacter(plain) || isTheAddress ? 'password_too_common' : null;
}
