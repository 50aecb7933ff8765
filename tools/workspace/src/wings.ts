/**
 * The wings of `libs/api-server/src` in order: a file may import its own wing and those listed before it. The
 * only table, which `wings.test.ts` enforces; drawn in docs/architecture.md.
 */
export const wings = {
  platform: 'What any product with teams needs: database, requests, runs, mail, files, lists, limits, health',
  identity:
    'Who people are and what they may do: sign-in, people, teams, roles, the audit log; handling of calls',
  workspace:
    'What people add to rows, and what they are told: notes, favourites, saved filters, notifications',
  commerce: 'Stores: connecting and syncing them, their data, and the products that posts link to',
  social: 'Accounts of networks, their collections and syncs, and their posts',
  insight: 'What reads commerce and social together: analytics, the dashboard, sales of posts, search',
  lifecycle: 'Work on all data of a team or server: deletion, export, backup, a new key, another time zone',
} as const

/** A wing of the server. */
export type Wing = keyof typeof wings

const order = Object.keys(wings) as Wing[]

/**
 * Files that join the wings belong to none: they may import all wings, and nothing in a wing may import them.
 */
const composition = ['create-api.ts', 'start-workers.ts', 'index.ts', 'node/']

/** Files that run the composed server: tests, stories, and their set-up. */
const isTest = (path: string) => /\.(test|test-d|stories)\.tsx?$/.test(path) || path.startsWith('testing/')

const standsIn = (path: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))

/** The wing of a file, by its folder; null if it belongs to none. Paths start at `libs/api-server/src`. */
export const wingOf = (path: string): Wing | null => order.find((wing) => path.startsWith(`${wing}/`)) ?? null

/**
 * The problems with the places and imports of the server's files, one line each. Tests may import everything,
 * and nothing else imports them.
 */
export function wingProblems(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return [...imports].flatMap(([path, imported]) => {
    if (isTest(path)) return []
    const wing = wingOf(path)
    if (wing === null && !standsIn(path, composition)) return [`${path} lies in no wing`]
    return imported.flatMap((target) => {
      if (isTest(target)) return [`${path} imports ${target}, which is for tests`]
      if (wing === null) return []
      const other = wingOf(target)
      const isLater = other === null || order.indexOf(other) > order.indexOf(wing)
      return isLater ? [`${path} imports ${target}, but ${wing} may only import wings listed before it`] : []
    })
  })
}
