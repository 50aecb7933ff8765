/** A store whose figures are kept. */
export interface StoreScope {
  store_id: number
  /** Products whose units sold will be written later, many moves at once; without it each move writes them. */
  unsettled?: Set<string> | undefined
}
