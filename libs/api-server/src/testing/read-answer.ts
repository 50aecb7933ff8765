import type { ErrorBody, SignedInUser } from '@tandem/api-contract'

/** The data of an answer. */
export const dataOf = async <Data>(response: Response): Promise<Data> =>
  ((await response.json()) as { data: Data }).data

/** The user that an answer signs in. */
export const userOf = async (response: Response): Promise<SignedInUser> =>
  (await dataOf<{ user: SignedInUser }>(response)).user

/** The error body of a refusal. */
export const errorOf = async (response: Response): Promise<ErrorBody> => (await response.json()) as ErrorBody

/** The code of a refusal. */
export const codeOf = async (response: Response): Promise<string> => (await errorOf(response)).code
