/** A provider can keep us waiting for minutes: whoever takes the work away does not wait for its next answer. */
const lookEveryMs = 1000

/** Aborts with `lost` soon after work is not held any more, in whichever process; else when `signal` does. */
export function watchHold(
  isHeld: () => Promise<boolean>,
  lost: () => Error,
  signal: AbortSignal,
): { signal: AbortSignal; stop(): void } {
  const taken = new AbortController()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      if (!(await isHeld())) taken.abort(lost())
    } catch {
      // A database that is away ends the work by itself.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return { signal: AbortSignal.any([signal, taken.signal]), stop: () => clearInterval(timer) }
}
