/** One operation of a member that costs credits and takes a while. It begins once, and one process at a time works on it. */
export interface PaidRequest {
  /** The owner and the operation id, so the same operation cannot begin twice. */
  _id: string;
  userId: string;
  operationId: string;
  /** Hash of the request. */
  fingerprint: string;
  /** `paid`: the member has seen part of the answer, and the rest is being written. */
  state: 'running' | 'paid' | 'done';
  /** Identifies the process that works on it; changes when another request takes over from a dead process. */
  lease: string;
  leaseUntil: Date;
  createdAt: Date;
  /** For a request that a job answers: the lease of the last worker that ran the job. */
  turn?: number;
  /** For a request that a job answers: when its credit reservation expires, by our clock. */
  heldUntil?: Date;
  /** For a request that a job answers: the error code of the failure. */
  failure?: string;
  /** Set when the process died after the charge and before the answer: the next attempt is free. */
  owedSince?: Date;
}

/** The same as fields of a Mongoose schema. */
export const paidRequestFields = {
  _id: String,
  userId: String,
  operationId: String,
  fingerprint: String,
  state: String,
  lease: String,
  leaseUntil: Date,
  createdAt: Date,
  turn: Number,
  heldUntil: Date,
  failure: String,
  owedSince: Date,
} as const;

/** A request before it begins. */
export type NewPaidRequest<Work extends PaidRequest> = Omit<Work, '_id' | 'state' | 'lease'>;

/** Seconds without a renewal after which another process may take a request over. */
const maxLeaseSeconds = 15;

/** When the lease of a request expires unless its process renews it; never later than the credit reservation. */
export const getLeaseExpiry = (now: number, reservationSeconds: number) =>
  new Date(now + Math.min(maxLeaseSeconds, reservationSeconds) * 1000);

/** Names one paid request. */
export interface PaidOperation {
  userId: string;
  operationId: string;
}
