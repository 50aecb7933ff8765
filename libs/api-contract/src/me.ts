import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, Id, text } from './fields.ts'
import { Language } from './language.ts'
import { pairsOf } from './listed.ts'
import { messages } from './messages.ts'
import { Role } from './role.ts'
import { StoreType } from './store-type.ts'

/**
 * Keys of preferences; `columns.<list>` stores the columns of one list, `filter.<list>` its default filter: an id,
 * `none` for all rows, or nothing for the team's.
 */
export const metaKeys = [
  'favorite_menus',
  'theme',
  'font',
  'show_sidebar_menu',
  'analytics_instagram_posts_expand_caption',
  'analytics_instagram_posts_show_products',
  'analytics_instagram_posts_show_filter',
  'dashboard_layout',
  'recent_items',
  'keyboard_shortcuts',
  'figure_changes_seen',
  'first_steps_hidden',
  'times_in',
  'number_style',
  'export_file',
] as const

/** A known preference; `columns.<list>` and `filter.<list>` stand for any list. */
export const MetaKey = v.union(
  [
    v.picklist(metaKeys),
    v.pipe(
      v.string(),
      v.maxLength(48, messages.meta.unknownKey),
      v.regex(/^(columns|filter)\.[a-z0-9_-]{1,40}$/, messages.meta.unknownKey),
    ),
  ],
  messages.meta.unknownKey,
)
export type MetaKey = v.InferOutput<typeof MetaKey>

/** One preference of a user. Values are text: `1` and `0` mean on and off, lists are JSON. */
export const Meta = v.strictObject({ key: v.string(), value: v.string() })
export type Meta = v.InferOutput<typeof Meta>

/** Days on which a team's weeks can start, numbered as in JavaScript: Monday, Sunday, Saturday. */
export const weekStarts = [1, 0, 6] as const
export type WeekStart = (typeof weekStarts)[number]

/** Who is signed in, their team, and what they prefer. */
export const User = v.strictObject({
  id: Id,
  name: v.string(),
  email: v.string(),
  profile_picture: v.nullable(v.string()),
  /** Where the person is, as they said; null: unknown. */
  timezone: v.nullable(v.string()),
  /** The language they chose; null: the browser's. */
  language: v.nullable(Language),
  role: Role,
  metas: v.array(Meta),
  team: v.strictObject({
    id: Id,
    name: v.string(),
    timezone: v.string(),
    /** The first day of the team's weeks. */
    week_start: v.picklist(weekStarts),
    /** When the team will be deleted, if requested; see `deleteTeam`. */
    deletes_at: v.nullable(v.string()),
    /** Stores that aren't archived, by name. */
    stores: v.array(
      v.strictObject({ id: Id, name: v.string(), type: StoreType, default_currency: CurrencyCode }),
    ),
    /**
     * The shared filters that open lists for people without a default filter of their own. A list may be newer
     * than the reader's tab. A process of 0.1 doesn't send them.
     */
    default_filters: v.optional(v.array(v.strictObject({ list: v.string(), id: Id })), []),
  }),
})
export type User = v.InferOutput<typeof User>

/** A user as sign-in returns it: the only answer that contains the token. */
export const SignedInUser = v.strictObject({ ...User.entries, personal_access_token: v.string() })
export type SignedInUser = v.InferOutput<typeof SignedInUser>

/** The signed-in user, without the token. */
export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user, their team and preferences',
  access: 'signed-in',
  reads: ['me'],
  data: User,
})

/** Key and value pairs, such as `{ "theme": "dark" }`. A number is stored as text. */
export const MetaChanges = v.pipe(
  pairsOf(
    MetaKey,
    v.union([text({ max: 20_000 }), v.pipe(v.number(), v.finite(), v.transform(String))], messages.invalid),
    50,
    messages.invalid,
  ),
  v.check((changes) => Object.keys(changes).length > 0, messages.meta.empty),
)

/** Returns all preferences of the person; at most 200 are stored. */
export const updateMeta = endpoint({
  name: 'updateMeta',
  method: 'PUT',
  path: '/me/meta',
  summary: 'Keep preferences: each key is replaced or added',
  access: 'own.write',
  changes: ['me'],
  whenOffline: 'queue',
  body: MetaChanges,
  data: v.array(Meta),
})
