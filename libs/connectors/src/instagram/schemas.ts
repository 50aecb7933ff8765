import * as v from 'valibot'
import {
  BoundedText,
  LongText,
  OptionalAddress,
  OptionalLongText,
  OptionalText,
  Text,
} from '../text-schemas.ts'
import { countOf } from './count-of.ts'

/** Instagram's numbers exceed what JSON readers represent exactly: they come as text and stay text. */
export const Id = v.pipe(BoundedText(25), v.regex(/^[1-9]\d{0,24}$/, 'not an id'))

/** The offset has no colon, which not every parser accepts. */
const iso = (text: string) => text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
/** A UTC time in seconds. */
export const Time = v.pipe(
  BoundedText(50),
  v.transform(iso),
  v.check((text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)), 'not a time'),
  v.transform((text) => new Date(text).toISOString().replace('.000Z', 'Z')),
)

/** The time of a post. None is older than Instagram; a year from 2100 on is an error of the answer. */
const PostTime = v.pipe(
  Time,
  v.check((text) => text >= '2010-10' && text < '2100', 'not a time of a post'),
)

/** A value whose type must not make the whole answer unreadable. */
const Value = v.nullish(v.unknown(), null)
/** A missing value is hidden or withheld, which isn't zero. */
const Count = v.pipe(Value, v.transform(countOf))

/** Addresses of pictures and pages are used in the browser. */
const Address = v.pipe(
  OptionalAddress,
  v.transform((address) => (address !== null && /^https?:\/\//i.test(address) ? address : null)),
)

/** The requested fields of an account. */
export const profileFields =
  'id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count'
export const usernamePattern = /^[a-z\d._]{1,30}$/i
export const Profile = v.object({
  id: Id,
  // A tracked account is looked up by it.
  username: v.pipe(Text, v.regex(usernamePattern, 'not a username')),
  name: OptionalLongText(500),
  biography: OptionalLongText(5000),
  website: Address,
  profile_picture_url: Address,
  followers_count: Count,
  follows_count: Count,
  media_count: Count,
})

/** The requested fields of a post, for own and other accounts. */
export const postFields =
  'id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,media_url,thumbnail_url'
export const Post = v.object({
  id: Id,
  caption: OptionalLongText(10_000),
  media_type: v.picklist(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  media_product_type: OptionalText,
  permalink: Address,
  timestamp: PostTime,
  like_count: Count,
  comments_count: Count,
  media_url: Address,
  thumbnail_url: Address,
})

/** The maximum length of a cursor; a longer one would be refused when the reading continues. */
export const longestMark = 1000
/**
 * A cursor. It is sent back inside an expression (`media.after(…)`), so it can't contain what would end one, and we store
 * it between two runs.
 */
const Mark = v.pipe(BoundedText(longestMark), v.regex(/^[!-'*+\--z|~]+$/, 'not a cursor'))
const Paging = v.nullish(
  v.object({
    cursors: v.nullish(v.object({ after: v.nullish(Mark, null) }), null),
    next: v.nullish(BoundedText(10_000), null),
  }),
  null,
)

/** A list that may have more pages. */
export const List = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.object({ data: v.array(item), paging: Paging }),
    v.transform(({ data, paging }) => ({ data, after: afterOf(paging) })),
    // One from an address hasn't been checked. Without it the rest of the list would be left out silently.
    v.check(({ after }) => after === null || v.is(Mark, after), 'not a cursor'),
  )

/**
 * The cursor of the next page; null at the end. The address of the next page contains the token and isn't
 * called.
 */
function afterOf(paging: v.InferOutput<typeof Paging>): string | null {
  if (paging?.next == null) return null
  const told = URL.canParse(paging.next) ? new URL(paging.next).searchParams.get('after') : null
  return paging.cursors?.after ?? told
}

/**
 * `business_discovery` has cursors but no address of a next page: a cursor after the last page returns an
 * empty one.
 */
export const DiscoveredPosts = v.pipe(
  v.object({ data: v.array(v.unknown()), paging: Paging }),
  v.transform(({ data, paging }) => ({
    data,
    after: data.length === 0 ? null : (paging?.cursors?.after ?? null),
  })),
)

/** A Page and its account. */
export const Page = v.object({
  id: Id,
  name: v.nullish(LongText(500), ''),
  instagram_business_account: v.nullish(
    v.object({
      id: Id,
      username: v.nullish(Text, ''),
      name: OptionalLongText(500),
      profile_picture_url: Address,
    }),
    null,
  ),
})
export type Page = v.InferOutput<typeof Page>

/** The readable entries of a list: one that is unreadable is unknown and takes none of the others with it. */
const readable = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.fallback(v.nullable(entry), null)),
    v.check((entries) => entries.length === 0 || entries.some((one) => one !== null), 'no entry is readable'),
    v.transform((entries) => entries.flatMap((one) => (one === null ? [] : [one]))),
  )

const Breakdown = v.object({
  dimension_keys: v.fallback(v.array(BoundedText(100)), []),
  results: v.nullish(readable(v.object({ dimension_values: v.array(Text), value: Value })), []),
})
export type Breakdown = v.InferOutput<typeof Breakdown>

/** One metric of an answer, in either of its shapes. */
export const Insight = v.object({
  name: BoundedText(100),
  values: v.nullish(
    readable(v.object({ value: Value, end_time: v.fallback(v.nullish(Time, null), null) })),
    [],
  ),
  total_value: v.nullish(
    v.object({
      value: Value,
      breakdowns: v.nullish(readable(Breakdown), []),
    }),
    null,
  ),
})
export type Insight = v.InferOutput<typeof Insight>
/** The readable metrics of an answer. */
export const Insights = v.pipe(
  v.object({ data: readable(Insight) }),
  v.transform(({ data }) => data),
)
