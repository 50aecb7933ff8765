/** The database of the browser that holds what was last seen, and changes that wait to be sent. */
export const databaseName = 'tandem'

/** Deletes all that the browser keeps of a person. What other tabs have open is closed for it. */
export function forgetDevice() {
  try {
    indexedDB.deleteDatabase(databaseName)
  } catch {
    // The browser keeps nothing.
  }
}
