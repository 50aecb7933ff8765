/** A statement may take at most half a minute. */
const batchSize = 25_000

/** Calls `work` with the first and last number of each part of 1 to `count`. */
export async function inParts(count: number, work: (from: number, to: number) => Promise<void>) {
  for (let from = 1; from <= count; from += batchSize) await work(from, Math.min(count, from + batchSize - 1))
}
