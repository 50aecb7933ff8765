const minutes = (count: number) => count * 60_000

/** How long each step of a sign-in through a provider may take. */
export const lifetimes = {
  /** From the button to the provider's answer. */
  attempt: minutes(10),
  /** From the answer to the page that asks with our code; long enough to type a password. */
  code: minutes(5),
  /** The form of a new person. */
  newcomer: minutes(30),
  /** A name that came beside an answer is kept for another try. */
  postedName: minutes(30),
  /** A typed address that waits to be verified, however often its mail is asked for again. */
  registration: minutes(7 * 24 * 60),
}

/** The instant that something of this lifetime must be younger than. */
export const youngerThan = (now: Date, lifetime: number) => new Date(now.getTime() - lifetime)
