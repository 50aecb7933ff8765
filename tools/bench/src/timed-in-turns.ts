/** How often each thing is timed. */
export const repeats = 21
/** How often it is done before: until what runs has been compiled, as it is in a server that has run for a while. */
export const warmUps = 12

/** The middle of some times; of an even number the later one of the two. */
export const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** The medians of several things done in turns, so that what else the machine does falls on all of them. */
export async function timedInTurns(works: (() => Promise<number>)[]): Promise<number[]> {
  const times: number[][] = works.map(() => [])
  for (let round = -warmUps; round < repeats; round += 1) {
    for (const [index, work] of works.entries()) {
      const time = await work()
      if (round >= 0) times[index]?.push(time)
    }
  }
  return times.map(median)
}

/** How long something took, in milliseconds. */
export async function clocked(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
