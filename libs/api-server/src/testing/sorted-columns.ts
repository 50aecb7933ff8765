/** Where rows without a value come in descending order. */
type EmptyDownwards = 'first' | 'last' | 'always last'

/** The sorts of the lists of store data, written by hand: their columns, then the id. */
export const sortedColumns: Record<string, [columns: string[], emptyDownwards: EmptyDownwards]> = {
  ordered_at: [['ordered_at'], 'first'],
  total: [['total'], 'first'],
  last_order_at: [['last_order_at'], 'last'],
  orders_count: [['orders_count'], 'first'],
  name: [['name_key'], 'first'],
  units_sold: [['units_sold'], 'first'],
  price: [['currency', 'price'], 'last'],
  spent: [['sorted_currency', 'sorted_spent'], 'always last'],
  average_order: [['sorted_currency', 'sorted_average'], 'always last'],
  stock: [['stock_quantity'], 'always last'],
  revenue: [['sorted_currency', 'sorted_revenue'], 'always last'],
  cost: [['sorted_cost_currency', 'sorted_cost'], 'always last'],
  gross_profit: [['sorted_profit_currency', 'sorted_profit'], 'always last'],
}

/** A sort's columns and directions. */
export function sortOf(sort: string) {
  const isDown = sort.startsWith('-')
  const [columns, emptyDownwards] = sortedColumns[sort.replace('-', '')] ?? [[], 'first']
  const isEmptyFirst = emptyDownwards !== 'always last' && (emptyDownwards === 'first') === isDown
  return { isDown, columns, isEmptyFirst, isAlwaysLast: emptyDownwards === 'always last' }
}
