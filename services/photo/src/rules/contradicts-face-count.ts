import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';

/** What of a measured photo decides how certain the number of its faces is. */
export type FaceCountMetrics = Pick<PhotoMetrics, 'facts' | 'crops'>;

const picture = '(?:photo|picture|image|shot|frame|selfie)';
const inPicture = `(?:in|on) (?:the|this|your) ${picture}`;
const numbers = new Map([
  ['both', 2],
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
  ['several', 3],
  ['multiple', 3],
  ['many', 3],
  ['four', 4],
  ['4', 4],
  ['five', 5],
  ['5', 5],
  ['six', 6],
  ['6', 6],
]);
const number = `(${[...numbers.keys()].join('|')})`;

/** "Three faces", "four smiling people", "both of you", "the group of four", "you and your two friends". */
const counted = new RegExp(
  `\\b(group of )?${number}(?: (?!of\\b)[a-z-]+)? ?(faces|people|persons|friends|women|men|of you\\b)|\\bgroup of ${number}\\b`,
);
const beside =
  /\b(?:you and (?:your|the)|(?:you|you're) (?:\w+ ){0,3}(?:between|with|among)) (?:your )?(?:two|three|four|five|several)(?: other)? (?:friends|people|others)\b/;
const isGroup = /\bthis (?:is a )?group (?:photo|picture|shot)\b/;
/** The line is about this photo, and not about photos. */
const isAboutThisPhoto = new RegExp(
  `\\bthere(?:'re| are)\\b|\\b${inPicture}\\b|\\b(?:visible|can be seen|i (?:can )?see|this is|(?:the|this) ${picture} (?:shows|has)|(?:all|both|the) (?:\\w+ )?(?:of you|faces)|the group of|which (?:one )?of the|(?:smil|look)(?:e|es|ing)? (?:at|into) the camera|fac(?:e|ing) the camera)\\b`,
);
/** Whether these are faces to be recognised; a person more than there are faces may be turned away. */
const hasFaces = /\bfaces\b|\bwhich (?:one )?(?:is you|of|you are)\b|\b(?:at|into|facing) the camera\b|\bof you\b/;

/** What the detector misses or what is no person in the photo, and what is not said of this photo as it is. */
const exempt =
  /\b(?:if|unless|until|would|could|should|might|were|add|avoid|next|another|ask|instead|bio|photos|pictures|profiles|shots|out of|behind|background|distan\w+|far|backs?|away|profile|side|sunglasses|glasses|hats?|blur\w*|dark|shadows?|crowds?|reflect\w+|mirror|posters?|portraits?|paint\w+|mural|statues?|sculptures?|mannequins?|dolls?|screen|billboard|wall|print\w*|masks?|helmets?|dogs?|cats?|horses?|pets?|animals?|puppy|drawn|drawings?|cartoons?|tattoos?|t-shirt|edges?|cut|cropped|half|partly|hidden|covered|so that|keep|lead)\b|(?:n't|\bnot|\bno|\bnever|\bwithout)(?: \w+){0,2} (?:two|three|four|five|several|multiple|many)\b/;

const noFace = new RegExp(
  `\\b(?:there(?:'s| is| are)|contains|shows) (?:no|not a(?: single)?) (?:face|faces|person|people)(?: (?:visible|${inPicture}))?[.,;!]|\\bno (?:face|person) (?:is|can be) (?:visible|seen)\\b(?! (?:clearly|behind|beside))|\\b(?:nobody|no one) (?:is|can be) (?:visible|seen)\\b|\\bthere isn't a(?: single)? (?:face|person)\\b|\\bdoes(?:n't| not) show (?:a face|any face|a person|anybody|anyone)\\b`,
);
const onlyOne = new RegExp(
  `\\b(?:only|just) one (?:face|person) (?:is )?(?:visible|${inPicture})|\\b(?:no one|nobody) else (?:is )?${inPicture}|\\bit(?:'s| is) (?:just|only) you (?:here|${inPicture})|\\bbeing the only (?:one|person) ${inPicture}|\\bthis is a solo ${picture}\\b|\\byou(?:'re| are) (?:all alone|alone|by yourself) (?:here|${inPicture})`,
);

/**
 * The square within a picture of a less extreme shape. Of 49 crops of group photos with one certain face, the detector missed
 * other faces in six, and each of those was at least 1.98 times as wide as high.
 */
const minSquareShare = 0.55;

/** One face that is large, lit and turned to the camera, in a picture where the detector would have found others like it. */
const isOneCertainFace = ({ facts, crops }: FaceCountMetrics): boolean =>
  certain.every((id) => facts.some((fact) => fact.id === id && fact.verdict === 'good')) &&
  crops.every(({ app, kept }) => app !== 'hinge' || kept >= minSquareShare);
const certain: readonly Measurement['id'][] = ['faces', 'faceShare', 'turned', 'light'];

/** True for a line whose number of faces or people can't be true of what was measured. */
export function contradictsFaceCount(line: string, measured: FaceCountMetrics): boolean {
  const plain = line.toLowerCase().replaceAll('’', "'");
  const faces = measured.facts.find(({ id }) => id === 'faces');
  if (!faces || faces.verdict === 'unsure' || exempt.test(plain)) return false;
  if (faces.verdict !== 'good') return onlyOne.test(plain);
  if (!isOneCertainFace(measured)) return false;
  return noFace.test(plain) || countPeople(plain) > (hasFaces.test(plain) ? 1 : 2);
}

/** How many people the line finds in the photo; 0 when it gives no number. */
function countPeople(line: string): number {
  if (beside.test(line) || isGroup.test(line)) return 3;
  const found = counted.exec(line);
  return found && isAboutThisPhoto.test(line) ? (numbers.get(found[2] ?? found[4] ?? '') ?? 0) : 0;
}
