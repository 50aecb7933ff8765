import type { Role, SocialAccount, Store, StoreType, User } from '@tandem/api-contract'

/** A simulated shop that a team has connected. */
export interface StoreOptions {
  /** The store's name; "Shop 1", "Shop 2" … by default. */
  name?: string
  /** WooCommerce by default. */
  type?: StoreType
  /** How many orders the shop has, from the bundled sample of about 60; 12 by default. */
  orders?: number
  /**
   * `synced`: read completely. `reading`: its first sync is running, and never ends.
   * `refused`: it was read once, but the shop has revoked the keys since, so the latest sync failed.
   */
  sync?: 'synced' | 'reading' | 'refused'
  /** Whether it is archived after it was read. */
  archived?: boolean
  /** Whether a WooCommerce shop has its reports switched on; true by default. */
  hasReport?: boolean
}

/** The team that a test or story needs; fields that are left out get a default. */
export interface TeamOptions {
  name?: string
  timezone?: string
  /** The name of the person who signs in. */
  user_name?: string
  /** The role of the person who signs in. */
  role?: Role
  stores?: StoreOptions[]
  /** How many other people the team has; their roles alternate. */
  people?: number
  /** The simulated people whose accounts are connected and read: `['elif']`; see `InstagramChoice`. */
  connected?: string[]
  /** User names of other people's accounts to track: `keramik.kiez`. Needs a connected account. */
  tracked?: string[]
}

/** The fields to connect a shop that isn't connected yet; it works as either kind of store. */
export interface Shop {
  woocommerce_url: string
  woocommerce_consumer_key: string
  woocommerce_consumer_secret: string
  shopify_store_name: string
  shopify_access_token: string
  shopify_client_id: string
  shopify_client_secret: string
}

/** A member of a team, who can be signed in. */
export interface Member {
  user: User
  /** The password of the user. */
  password: string
  /** A bearer token of the user. */
  token: string
}

/** A team that no other test sees. */
export interface Team extends Member {
  stores: Store[]
  /** Connected accounts, newest first. */
  accounts: SocialAccount[]
  /** Tracked accounts of other people, newest first. */
  tracked: SocialAccount[]
  /** A simulated shop of this team, ready to be connected. */
  shop: Shop
}

/** The path, next to the API, that creates a team; it exists in tests and stories only. */
export const teamsPath = '/api/__testing/teams'

/** The path, next to the API, that adds a member to a team; it exists in tests and stories only. */
export const membersPath = '/api/__testing/members'

/** Creates a team on the running server, with everything that the options ask for. */
export const newTeam = (options: TeamOptions = {}) => make<Team>(teamsPath, options)

/** Adds a member to a team. */
export const newMember = (team: Team, role: Role) =>
  make<Member>(membersPath, { team_id: team.user.team.id, role })

async function make<Made>(path: string, what: object): Promise<Made> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })
  if (!response.ok) throw new Error(`Nothing was made: ${response.status} ${await response.text()}`)
  return (await response.json()) as Made
}

/** Changes the browser's storage as a sign-in would: the next page is signed in. */
export function signIn(member: Pick<Member, 'token'>) {
  localStorage.setItem('personal_access_token', member.token)
}

/** Deletes everything that the browser stores. */
export function signOut() {
  localStorage.clear()
  sessionStorage.clear()
}
