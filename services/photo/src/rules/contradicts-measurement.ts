import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import type { MeasurementId } from '@datewright/contracts/photo/rules';

const picture = '(?:photo|picture|image|shot)';
/** "The wall behind you is blurred" is not about you. */
const wholeIs = `(?:(?:(?:the |this )?(?:whole |entire )?${picture}|everything|your face)(?: is| looks| stays| comes out)|your eyes (?:are|look)|you(?:'re| are| look| stay))`;
const strongly =
  '(?: (?:very|really|perfectly|completely|clearly|nicely|beautifully|razor|tack|pin|crystal|far|much|too|so|all|both)){0,3}';

/** What a line says of a measurement: that it is fine, or that it is not. */
interface Statements {
  isFine?: RegExp;
  isFlawed?: RegExp;
}

/**
 * Only what is said of the whole photo or of the face, because that is what was measured: "the window is burnt out" may be
 * true of a photo with good light.
 */
const statements: ReadonlyMap<MeasurementId, Statements> = new Map<MeasurementId, Statements>([
  [
    'sharpness',
    {
      isFine: new RegExp(
        `\\b${wholeIs}${strongly}[- ](?:sharp|crisp|in (?:sharp |perfect )?focus)\\b(?! (?:only|enough))|\\b(?:razor|tack|pin)[- ]sharp (?:photo|picture|image|shot|portrait|face)\\b`,
      ),
      isFlawed: new RegExp(`\\b${wholeIs}${strongly} (?:blurry|blurred|out of focus|unsharp)\\b`),
    },
  ],
  [
    'noise',
    {
      isFine:
        /\b(?:no|without(?: any)?|free of|not a trace of) (?:visible |digital )?(?:grain|noise)\b|\b(?:noise|grain)-free\b/,
      isFlawed: new RegExp(`\\b${wholeIs}${strongly} (?:grainy|noisy|full of (?:grain|noise))\\b`),
    },
  ],
  [
    'light',
    {
      isFine: new RegExp(
        `\\b${wholeIs}${strongly} (?:bright(?! (?:behind|only))|brightly lit|well[- ]lit|evenly lit)\\b|\\b(?:bright|well[- ]lit),? (?:\\w+ )?(?:photo|picture|image|shot|portrait)\\b`,
      ),
      isFlawed:
        /\btoo dark to (?:see|make out|recogni[sz]e) (?:your|you|any|much)|\byour face (?:is|looks) (?:far |much |way )?(?:too|very|so) dark\b/,
    },
  ],
  [
    'upright',
    {
      isFine: new RegExp(`\\b${picture}(?: is| stands)(?: \\w+)? (?:upright|the right way (?:up|round))\\b`),
      isFlawed: new RegExp(
        `\\b${picture}(?: is| stands| lies| hangs)(?: \\w+)? (?:upside[- ]down|sideways|on its (?:head|side))\\b`,
      ),
    },
  ],
  [
    'tilt',
    {
      isFlawed:
        /\b(?:your|the) head(?: is| leans| tilts)(?: (?:tilted|leaning|turned))? (?:very |too )?(?:far|strongly|heavily|a lot|badly)\b/,
    },
  ],
  ['resolution', { isFine: /\bhigh[- ]resolution\b/ }],
  [
    'faces',
    {
      isFine:
        /\byou(?:'re| are| stand| sit)?(?: the)? (?:all )?(?:alone|only person|only one) in (?:the|this) (?:photo|picture|image|shot|frame)\b/,
    },
  ],
]);

const negation = /\b(?:not|never|hardly|barely|nearly|almost|unless|if|until|so that|would|could|isn't|aren't)\b/;

/** True for a line that says the opposite of what the card beside it says. What could not be measured contradicts nothing. */
export function contradictsMeasurement(line: string, facts: readonly Pick<Measurement, 'id' | 'verdict'>[]): boolean {
  const plain = line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(?:hardly|barely) any\b/g, 'no');
  if (negation.test(plain)) return false;
  return facts.some(({ id, verdict }) => {
    if (verdict === 'unsure') return false;
    const statement = statements.get(id)?.[verdict === 'good' ? 'isFlawed' : 'isFine'];
    return statement?.test(plain) ?? false;
  });
}
