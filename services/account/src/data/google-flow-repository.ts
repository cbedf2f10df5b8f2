import { type Connection, Schema } from 'mongoose';

/** A sign-in that is on its way through Google. */
export interface GoogleFlow {
  /** Hash of the state that Google gives back. */
  _id: string;
  /** Hash of the token in the cookie of the browser that set out: no other may come back with the state. */
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
    /** Takes the flow out: a state works once, in the browser that it was given to. */
    consume: (_id: string, browserHash: string, now: Date) =>
      model
        .findOneAndDelete({ _id, browserHash, expiresAt: { $gt: now } })
        .lean<GoogleFlow>()
        .exec(),
  };
}
