/**
 * So often a reading is begun that ends its process, or the thread that reads providers. After that it is set aside: it
 * would only do so again, and everybody else's work with it.
 */
export const mostTries = 2

const whatToDo =
  'What was read before is kept. Ask whoever runs this server to look at its log, then start the sync again yourself.'

/** What the card of a store says. */
export const storeSetAside = `Reading this store stopped the server's reader ${mostTries} times in a row, so it is no longer synced by itself. ${whatToDo} Look at what plugins add to its products and orders.`

/** What the card of an account says. */
export const accountSetAside = `Reading this account stopped the server's reader ${mostTries} times in a row, so it is no longer synced by itself. ${whatToDo}`
