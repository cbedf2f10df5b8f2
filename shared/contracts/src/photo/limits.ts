/** The maximum size of one picture file, in bytes. */
export const photoMaxBytes = 10 * 1024 * 1024;

/** Leaves room for the multipart envelope around the file. */
export const photoUploadMaxBytes = photoMaxBytes + 64 * 1024;

/** The maximum number of photos in one analysis. */
export const maxPhotos = 10;

/** Minutes after which a picture that has not been analyzed is deleted. */
export const pictureRetentionMinutes = 10;

/** Days after which the result of a photo is deleted. */
export const resultRetentionDays = 30;

/** A photo with a lower score is not suitable for a profile, whatever its type. */
export const datingReadyScore = 4;

/** The largest difference in points between an AI's score and the measured one that needs no explanation. */
export const maxScoreDeviation = 2;

/**
 * Limits of a link for friends: its lifetime, how many friends may answer in total and from one address, and how many
 * pairs each friend sees.
 */
export const friendLinkLimits = {
  days: 7,
  mostAnswers: 20,
  mostAnswersPerAddress: 3,
  mostPairs: 12,
  fewestPhotos: 2,
} as const;

/** The cookie that identifies a friend's browser. */
export const friendCookie = '__Host-friend_id' as const;

/** The number of links that one member may have at a time. */
export const maxFriendLinks = 5;
