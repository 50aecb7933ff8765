/** How often each action is timed. */
export const repeats = 21
/** How often it runs untimed first, so that the code is compiled as in a server that has run for a while. */
export const warmUps = 12

/** The median of some times; the later of the two middle ones if their number is even. */
export const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** The medians of several actions, run alternately so that other load of the machine affects all of them. */
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

/** How long an action took, in milliseconds. */
export async function clocked(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
