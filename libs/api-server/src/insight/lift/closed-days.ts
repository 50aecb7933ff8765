/** A run of days without a sale that is less likely than this by chance means that the store was closed. */
const maxChance = 1e-6

/**
 * The days on which a store was closed: it sold nothing for longer than can be chance, given how often it sells nothing
 * on its other days. So a Sunday on which it never sells isn't one, and for a store with a sale a week only months are.
 *
 * @param isOpen whether the store sold anything, by day
 */
export function closedDays(isOpen: Uint8Array, first: number, last: number): Uint8Array {
  const isClosed = new Uint8Array(isOpen.length)
  const runs = emptyRuns(isOpen, first, last)
  let days = last - first
  let empty = runs.reduce((sum, { from, until }) => sum + until - from, 0)
  // The longest first: once known as closed, it says nothing about how often an open store sells nothing.
  for (const { from, until } of runs.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const length = until - from
    const others = days - length
    const isEmpty = (empty - length + 1) / (others + 2)
    if (others === 0 || days * isEmpty ** length >= maxChance) continue
    isClosed.fill(1, from, until)
    days -= length
    empty -= length
  }
  return isClosed
}

interface Run {
  from: number
  until: number
}

const lengthOf = ({ from, until }: Run) => until - from

function emptyRuns(isOpen: Uint8Array, first: number, last: number): Run[] {
  const runs: Run[] = []
  for (let day = first; day < last; day++) {
    if (isOpen[day] === 1) continue
    const from = day
    while (day < last && isOpen[day] === 0) day++
    runs.push({ from, until: day })
  }
  return runs
}
