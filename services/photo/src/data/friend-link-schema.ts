import { Schema } from 'mongoose';

/** The places of the two photos of a pair, by which one a friend chose. */
export interface Choice {
  better: number;
  other: number;
}

/** The pseudonyms of one address within a link, by the current and the previous PICTURE_KEY. */
export type AddressHashes = readonly [current: string, previous?: string];

export interface FriendAnswer {
  /** A hash that is specific to this link. */
  friend: string;
  choices: Choice[];
  /**
   * A pseudonym of the address with the number of its answer: unique within a link, which limits the answers per
   * address.
   */
  place?: string;
}

export interface StoredFriendLink {
  _id: string;
  userId: string;
  /** The slot of the link among the member's five; two open links never share one. */
  slot: number;
  tokenHash: string;
  createdAt: Date;
  /** Setting it to now ends the link, because every query filters by it. */
  expiresAt: Date;
  /** A photo that the member deleted leaves its place empty, because answers refer to photos by place. */
  photos: { operationId: string; isThere: boolean; isDeleted?: boolean }[];
  answers: FriendAnswer[];
}

export const friendLinkSchema = new Schema<StoredFriendLink>(
  {
    _id: String,
    userId: String,
    slot: Number,
    tokenHash: String,
    createdAt: Date,
    expiresAt: Date,
    photos: [{ _id: false, operationId: String, isThere: Boolean, isDeleted: Boolean }],
    answers: [{ _id: false, friend: String, place: String, choices: [{ _id: false, better: Number, other: Number }] }],
  },
  { versionKey: false },
);
friendLinkSchema.index({ userId: 1, slot: 1 }, { unique: true });
friendLinkSchema.index({ tokenHash: 1 }, { unique: true });
friendLinkSchema.index({ expiresAt: 1 });
