/** A person of a team, as a host with its own sign-in stores them next to its own user. */
export interface HostPerson {
  team_id: number
  user_id: number
}

/** Who a host says sent a request. */
export interface IdentifiedPerson extends HostPerson {
  /**
   * When they signed in at the host. Without it, what needs a sign-in of the last ten minutes is refused, such as
   * deleting the team.
   */
  signed_in_at?: Date
}

/**
 * Finds out who sent a request: the host's own sign-in, for `createApi`.
 *
 * It is called for each call of the contract that needs a session, before anything else, and never cached; it receives
 * method, address and headers, not the body. It may return
 *
 * - a person, whom the server looks up each time: somebody who was removed, deactivated or belongs to another team gets
 *   UNAUTHENTICATED. A token in the request is ignored then.
 * - `undefined` for nobody: then the request needs a token of Tandem's own sign-in, otherwise UNAUTHENTICATED.
 *
 * If it throws, the call fails with AN_ERROR_OCCURED, is logged, and does nothing. A browser sends cookies from
 * other sites too, so calls by an identified person must come from pages of the host: the server reads
 * `Sec-Fetch-Site`, and in old browsers compares `Origin` with `appUrl`.
 */
export type Identify = (
  request: Request,
) => IdentifiedPerson | undefined | Promise<IdentifiedPerson | undefined>
