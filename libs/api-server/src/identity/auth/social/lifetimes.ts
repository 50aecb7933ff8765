import { minuteMs } from '@tandem/format'

const minutes = (count: number) => count * minuteMs

/** How long each step of a sign-in through a provider may take. */
export const lifetimes = {
  /** From the button to the provider's answer. */
  attempt: minutes(10),
  /** From the answer to the page's call with our code; long enough to type a password. */
  code: minutes(5),
  /** The form of a new person. */
  newcomer: minutes(30),
  /** A name in an answer is kept for another attempt. */
  postedName: minutes(30),
  /** A typed address that waits for verification, however often its mail is requested. */
  registration: minutes(7 * 24 * 60),
}

/** Data with this lifetime must be newer than this. */
export const youngerThan = (now: Date, lifetime: number) => new Date(now.getTime() - lifetime)
