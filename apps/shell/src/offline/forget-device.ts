/** The browser's database with what was last seen, and with changes that wait to be sent. */
export const databaseName = 'tandem'

/** Deletes everything that the browser stores about a person. Other tabs close their connections for it. */
export function forgetDevice() {
  try {
    indexedDB.deleteDatabase(databaseName)
  } catch {
    // The browser stores nothing.
  }
}
