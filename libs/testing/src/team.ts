import type { Role, SocialAccount, Store, StoreType, User } from '@tandem/api-contract'

/** A shop of the simulator that a team has connected. */
export interface StoreOptions {
  /** The store's name; "Shop 1", "Shop 2" … unless given. */
  name?: string
  /** WooCommerce unless given. */
  type?: StoreType
  /** How many orders the shop has, from the bundled sample of about 60; 12 unless given. */
  orders?: number
  /**
   * `synced`: read to its end. `reading`: its first sync is under way and stays so.
   * `refused`: was read once; then the shop took the keys back, and the latest sync failed.
   */
  sync?: 'synced' | 'reading' | 'refused'
  /** Archived once it was read. */
  archived?: boolean
  /** Whether a WooCommerce shop has its reports switched on; it has unless told. */
  hasReport?: boolean
}

/** The team a test or story asks for; what is left out gets a plain value. */
export interface TeamOptions {
  name?: string
  timezone?: string
  /** The name of the one who signs in. */
  user_name?: string
  /** The role of the one who signs in. */
  role?: Role
  stores?: StoreOptions[]
  /** How many others are in the team, in every role. */
  people?: number
  /** Of the simulated people those whose accounts are connected and read: `['elif']`; see `InstagramChoice`. */
  connected?: string[]
  /** User names of others' accounts that are followed: `keramik.kiez`. Needs a connected one. */
  tracked?: string[]
}

/** A shop that nobody has connected yet, as a user would type it in: it answers as either kind of store. */
export interface Shop {
  woocommerce_url: string
  woocommerce_consumer_key: string
  woocommerce_consumer_secret: string
  shopify_store_name: string
  shopify_access_token: string
  shopify_client_id: string
  shopify_client_secret: string
}

/** Somebody of a team, who can be signed in. */
export interface Member {
  user: User
  /** What the user signs in with. */
  password: string
  /** A bearer token of the user. */
  token: string
}

/** A team of its own: no other test sees it. */
export interface Team extends Member {
  stores: Store[]
  /** Connected accounts, new first. */
  accounts: SocialAccount[]
  /** Accounts of others that are followed, new first. */
  tracked: SocialAccount[]
  /** A shop of this team's own in the simulator, ready to be connected. */
  shop: Shop
}

/** Where a new team is asked for, beside the API; exists in tests and stories only. */
export const teamsPath = '/api/__testing/teams'

/** Where one more member of a team is asked for, beside the API; exists in tests and stories only. */
export const membersPath = '/api/__testing/members'

/** Makes a team on the running server, with what a test needs in it. */
export const newTeam = (options: TeamOptions = {}) => make<Team>(teamsPath, options)

/** One more member of a team. */
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

/** Leaves the browser as the user's sign-in would: the next page that is drawn is signed in. */
export function signIn(member: Pick<Member, 'token'>) {
  localStorage.setItem('personal_access_token', member.token)
}

/** Forgets everything that is kept in the browser. */
export function signOut() {
  localStorage.clear()
  sessionStorage.clear()
}
