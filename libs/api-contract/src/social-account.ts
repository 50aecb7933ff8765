import * as v from 'valibot'
import { AccountReading } from './account-readings.ts'
import { accountServices, SocialNetwork } from './account-service.ts'
import { Count, Id, Instant } from './fields.ts'

/**
 * How well an account can be read. `expiring`: its access or its data access ends within days; `reconnect`: it has
 * ended; `permissions`: something that is needed was taken back; `revoked`: the team withdrew it; `failing`: the latest
 * readings did not come to an end, for another reason.
 */
export const healthStates = ['healthy', 'expiring', 'reconnect', 'permissions', 'revoked', 'failing'] as const

/** Whether an account can be read, and until when. */
export const AccountHealth = v.strictObject({
  state: v.picklist(healthStates),
  /** When it was last read to the end. */
  last_read_at: v.nullable(Instant),
  /** When the access ends; null where it does not, and for tracked accounts. */
  token_expires_at: v.nullable(Instant),
  /** When the network stops giving figures unless the person who connected it signs in again. */
  data_access_expires_at: v.nullable(Instant),
  /** Permissions that are missing, in plain words. */
  missing: v.array(v.string()),
  /** What is the matter and what to do; null while it is healthy. */
  message: v.nullable(v.string()),
})
export type AccountHealth = v.InferOutput<typeof AccountHealth>

/** A connected or tracked account; never what it is read with. What the network does not tell is null, not zero. */
export const SocialAccount = v.strictObject({
  id: Id,
  service: v.picklist(accountServices),
  social: SocialNetwork,
  /** The network's own id. */
  provider_id: v.string(),
  username: v.string(),
  name: v.nullable(v.string()),
  biography: v.nullable(v.string()),
  /** An address that a browser may open. */
  website: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  /** The Facebook Page that a connected account belongs to. */
  page_name: v.nullable(v.string()),
  followers_count: v.nullable(Count),
  following_count: v.nullable(Count),
  posts_count: v.nullable(Count),
  /**
   * The mean over the posts of the last 30 days, as a share of the followers (0.034 is 3.4 %): likes, comments, shares
   * and saves; of tracked accounts likes and comments alone. Null without such a post.
   */
  engagement_rate: v.nullable(v.number()),
  /** New first. */
  collections: v.array(v.strictObject({ id: Id, name: v.string() })),
  archived_at: v.nullable(Instant),
  revoked_at: v.nullable(Instant),
  /** A tracked account that is not found by its name any more: it was renamed, closed or made personal. */
  is_renamed: v.boolean(),
  created_at: Instant,
  health: AccountHealth,
  reading: AccountReading,
  /** Notes on it that the reader may see. */
  notes_count: Count,
})
export type SocialAccount = v.InferOutput<typeof SocialAccount>
