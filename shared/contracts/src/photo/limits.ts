/** Bytes of one picture as it is chosen. */
export const photoMaxBytes = 10 * 1024 * 1024;

/** What a form writes around the file is added. */
export const photoUploadMaxBytes = photoMaxBytes + 64 * 1024;

/** Photos that are looked at together. */
export const maxPhotos = 10;

/** Minutes after which a picture that nobody looked at yet is gone. */
export const pictureRetentionMinutes = 10;

/** Days after which what was found out about a photo is forgotten. */
export const resultRetentionDays = 30;

/** A photo of no kind with a score below this is no photo for a profile. */
export const datingReadyScore = 4;

/** How far an AI's score may stand from the measured one without a reason, in points. */
export const maxScoreDeviation = 2;

/** Of what friends are asked: the life of a link, how many may answer in all and from one address, and how many pairs each one sees. */
export const friendLinkLimits = {
  days: 7,
  mostAnswers: 20,
  mostAnswersPerAddress: 3,
  mostPairs: 12,
  fewestPhotos: 2,
} as const;

/** The cookie that tells one friend's browser from another's. */
export const friendCookie = '__Host-friend_id' as const;

/** Links that one member may have at a time. */
export const maxFriendLinks = 5;
