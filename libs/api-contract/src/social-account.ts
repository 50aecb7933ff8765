import * as v from 'valibot'
import { AccountReading } from './account-readings.ts'
import { accountServices, SocialNetwork } from './account-service.ts'
import { Count, Id, Instant, TranslatedText } from './fields.ts'

/**
 * Whether an account can be read. `expiring`: its token or its data access ends within days; `reconnect`: it
 * has ended; `permissions`: a required permission was withdrawn; `revoked`: the team withdrew access;
 * `failing`: the latest readings failed for another reason.
 */
export const healthStates = ['healthy', 'expiring', 'reconnect', 'permissions', 'revoked', 'failing'] as const

/** Whether an account can be read, and until when. */
export const AccountHealth = v.strictObject({
  state: v.picklist(healthStates),
  /** When a reading last completed. */
  last_read_at: v.nullable(Instant),
  /** When the token expires; null when it doesn't, and for tracked accounts. */
  token_expires_at: v.nullable(Instant),
  /** When the network stops sharing figures unless the person who connected it signs in again. */
  data_access_expires_at: v.nullable(Instant),
  /** Missing permissions, in plain words. */
  missing: v.array(TranslatedText),
  /** What is wrong and what to do; null when healthy. */
  message: v.nullable(TranslatedText),
})
export type AccountHealth = v.InferOutput<typeof AccountHealth>

/** A connected or tracked account, never its tokens. What the network doesn't share is null, not zero. */
export const SocialAccount = v.strictObject({
  id: Id,
  service: v.picklist(accountServices),
  social: SocialNetwork,
  /** The network's own id. */
  provider_id: v.string(),
  username: v.string(),
  name: v.nullable(v.string()),
  biography: v.nullable(v.string()),
  /** An address that is safe to open in a browser. */
  website: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  /** The Facebook Page that a connected account belongs to. */
  page_name: v.nullable(v.string()),
  followers_count: v.nullable(Count),
  following_count: v.nullable(Count),
  posts_count: v.nullable(Count),
  /**
   * The mean over the posts of the last 30 days, as a share of the followers (0.034 is 3.4 %): likes,
   * comments, shares and saves; for tracked accounts only likes and comments. Null without such a post.
   */
  engagement_rate: v.nullable(v.number()),
  /** Newest first. */
  collections: v.array(v.strictObject({ id: Id, name: v.string() })),
  archived_at: v.nullable(Instant),
  revoked_at: v.nullable(Instant),
  /** A tracked account that isn't found by its username any more: it was renamed, closed or made personal. */
  is_renamed: v.boolean(),
  created_at: Instant,
  health: AccountHealth,
  reading: AccountReading,
  /** Notes on the account that the reader may see. */
  notes_count: Count,
})
export type SocialAccount = v.InferOutput<typeof SocialAccount>
