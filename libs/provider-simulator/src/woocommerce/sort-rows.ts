/** Sorts by a text ascending, and by id where it is equal, so that the order is the same on every page. */
export const sortRows = <Row extends { id: number }>(rows: Row[], key: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => {
    const left = key(a)
    const right = key(b)
    return left < right ? -1 : left > right ? 1 : a.id - b.id
  })
