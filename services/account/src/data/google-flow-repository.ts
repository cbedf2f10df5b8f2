import { type Connection, Schema } from 'mongoose';

/** A Google sign-in in progress. */
export interface GoogleFlow {
  /** Hash of the `state` parameter. */
  _id: string;
  /** Hash of the browser's cookie token: no other browser may return with this state. */
  browserHash: string;
  /** The PKCE verifier, encrypted. */
  verifier: string;
  expiresAt: Date;
}

const schema = new Schema<GoogleFlow>(
  { _id: String, browserHash: String, verifier: String, expiresAt: Date },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type GoogleFlowRepository = ReturnType<typeof createGoogleFlowRepository>;

export function createGoogleFlowRepository(connection: Connection) {
  const model = connection.model<GoogleFlow>('GoogleFlow', schema, 'googleFlows');
  return {
    async create(flow: GoogleFlow): Promise<void> {
      await model.create(flow);
    },
    /** Removes and returns the flow: a state works once, in the browser it was issued to. */
    consume: (_id: string, browserHash: string, now: Date) =>
      model
        .findOneAndDelete({ _id, browserHash, expiresAt: { $gt: now } })
        .lean<GoogleFlow>()
        .exec(),
  };
}
