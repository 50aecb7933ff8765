/** Requests an address without a session. Status 0: no answer within the time, ten seconds by default. */
export async function timedProbe(
  address: string,
  withinMs = 10_000,
): Promise<{ status: number; ms: number; body: string }> {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(withinMs) })
    const body = await answer.text()
    return { status: answer.status, ms: ms(), body }
  } catch (error) {
    return { status: 0, ms: ms(), body: String(error) }
  }
}
