/** Ascending by a text, and by id where it is the same; so every sort is stable from page to page. */
export const sortRows = <Row extends { id: number }>(rows: Row[], key: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => {
    const left = key(a)
    const right = key(b)
    return left < right ? -1 : left > right ? 1 : a.id - b.id
  })
