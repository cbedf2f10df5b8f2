import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { User } from '../user-model.ts';

/** Changes one user who matches; returns the user after the change, or `null`. */
export const createChange = (model: Model<User>) => (condition: QueryFilter<User>, update: UpdateQuery<User>) =>
  model.findOneAndUpdate(condition, update, { returnDocument: 'after' }).lean<User>().exec();

export type Change = ReturnType<typeof createChange>;
