/** A store with stored figures. */
export interface StoreScope {
  store_id: number
  /**
   * Products whose sales are written later, many changes together; without it each change writes them.
   */
  postponed?: Set<string> | undefined
}
