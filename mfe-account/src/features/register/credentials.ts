/** The fields of the first step. */
export interface Credentials {
  email: string;
  password: string;
}
