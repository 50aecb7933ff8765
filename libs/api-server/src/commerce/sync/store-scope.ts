/** A store with stored figures. */
export interface StoreScope {
  store_id: number
  /**
   * Products whose units sold are written later, many changes together; without it each change writes them.
   */
  unsettled?: Set<string> | undefined
}
