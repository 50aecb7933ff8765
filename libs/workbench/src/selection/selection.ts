/** Chosen rows of a list by their id; those of other pages stay chosen. */
export type Selection<Item extends { id: number | string }> = ReadonlyMap<Item['id'], Item>

type Row = { id: number | string }

/** Chooses what was not chosen, and the other way round. */
export function toggle<Item extends Row>(selection: Selection<Item>, item: Item): Selection<Item> {
  return selection.has(item.id) ? unselectMany(selection, [item]) : selectMany(selection, [item])
}

/** Adds items to what is chosen. */
export const selectMany = <Item extends Row>(
  selection: Selection<Item>,
  items: readonly Item[],
): Selection<Item> => new Map([...selection, ...byId(items)])

/** Takes items out of what is chosen. */
export function unselectMany<Item extends Row>(
  selection: Selection<Item>,
  items: readonly Item[],
): Selection<Item> {
  const gone = new Set(items.map(({ id }) => id))
  return new Map([...selection].filter(([id]) => !gone.has(id)))
}

/** Exactly these are chosen. */
export const replaceAll = <Item extends Row>(items: readonly Item[]): Selection<Item> => new Map(byId(items))

const byId = <Item extends Row>(items: readonly Item[]) =>
  items.map((item): [Item['id'], Item] => [item.id, item])
