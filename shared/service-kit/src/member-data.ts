/** What a tool does with everything that it stores about one member. */
export interface MemberData<Context> {
  /** Returns all of it, part by part, for the member's export. A part may be a list that is read while it is sent. */
  collect: (ctx: Context, userId: string) => Promise<Record<string, unknown>>;
  /** Stops running work and deletes files and pictures. Documents that name the member are deleted after it: see `eraseDocuments`. */
  erase: (ctx: Context, userId: string) => Promise<unknown>;
}
